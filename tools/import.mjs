// `npm run import`: imports feeds with a small heap, since by default V8 lets garbage take as much memory as is in use.
import { ensureInstalled } from './install.mjs';
import { runCommand, runScript } from './run.mjs';

const memory = ['--max-semi-space-size=4', '--max-old-space-size=128'];

await runCommand(() => {
  ensureInstalled();
  return runScript('gateway/import/import-cli.ts', process.argv.slice(2), {}, memory);
});
