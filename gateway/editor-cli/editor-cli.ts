import { runDesk } from './run-editor-command.ts';

process.exitCode = await runDesk(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  env: process.env,
});
