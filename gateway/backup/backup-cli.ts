import { runBackup } from './run-backup.ts';

// like the gateway: what it writes is for its user only
process.umask(0o077);
process.exitCode = await runBackup(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  env: process.env,
});
