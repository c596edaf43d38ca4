// `npm run import`: imports feeds.
import { importMemory } from './gateway-memory.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand, runScript } from './run.mjs';

await runCommand(() => {
  ensureInstalled();
  return runScript('gateway/import/import-cli.ts', process.argv.slice(2), {}, importMemory);
});
