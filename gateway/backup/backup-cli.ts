import { refuseUnknownVariables } from '../config.ts';
import { StartError } from '../db/start-error.ts';
import { runBackup } from './run-backup.ts';

// like the gateway: what it writes is for its user only
process.umask(0o077);
const printError = (line: string) => void process.stderr.write(`${line}\n`);
try {
  // a misspelled DATABASE_URL would back up the embedded database instead
  refuseUnknownVariables(process.env);
  process.exitCode = await runBackup(process.argv.slice(2), {
    print: (line) => void process.stdout.write(`${line}\n`),
    printError,
    env: process.env,
  });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  printError(error.message);
  process.exitCode = 1;
}
