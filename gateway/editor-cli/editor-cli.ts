import { runEditorCommand } from './run-editor-command.ts';

process.exitCode = await runEditorCommand(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  env: process.env,
});
