import { runImport } from './run-import.ts';

// like the gateway: what it writes is for its user only
process.umask(0o077);
const isTerminal = process.stderr.isTTY;

process.exitCode = await runImport(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  progress: (line) => {
    if (isTerminal) process.stderr.write(`\r\u001b[K${line}`);
  },
  env: process.env,
});
