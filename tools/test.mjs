// `npm test`: installs, builds, runs every suite, and ends with one line of totals.
import { ensureInstalled } from './install.mjs';
import { runCommand, runScript } from './run.mjs';

await runCommand(async () => {
  ensureInstalled();
  return runScript('tools/test-suites.ts', process.argv.slice(2));
});
