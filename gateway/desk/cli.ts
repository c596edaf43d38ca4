import { runDesk } from './run.ts';

process.exitCode = await runDesk(process.argv.slice(2), {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  env: process.env,
});
