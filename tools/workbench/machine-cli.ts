// `npm run machine -- <name> EVENT…`, `npm run machine -- --replay FILE…`: runs one machine in the terminal, on virtual time and without a browser.
import { readFileSync } from 'node:fs';
import { machines } from '../../machines/registry.ts';
import { endOnClosedPipe } from './closed-pipe.ts';
import { runMachine } from './run-machine.ts';

endOnClosedPipe();

process.exitCode = runMachine(process.argv.slice(2), machines, {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  readFile: (path) => readFileSync(path, 'utf8'),
});
