// `npm run machine -- <name> EVENT…`: drives one machine in a terminal, on virtual time and without a browser.
import { machines } from '../../machines/registry.ts';
import { runDrive } from './run-drive.ts';

process.exitCode = runDrive(process.argv.slice(2), machines, {
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
