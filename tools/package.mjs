// `npm run package`: builds the current sources if necessary, then packs one archive that runs without npm.
import { ensureInstalled } from './install.mjs';
import { runCommand, runScript } from './run.mjs';

await runCommand(async () => {
  ensureInstalled();
  const built = await runScript('tools/build.ts', ['--if-changed']);
  return built === 0 ? runScript('tools/package/package-cli.ts', process.argv.slice(2)) : built;
});
