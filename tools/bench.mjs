// `npm run bench`: builds the current sources if necessary, then runs the benchmarks.
import { ensureInstalled } from './install.mjs';
import { runCommand, runScript } from './run.mjs';

await runCommand(async () => {
  ensureInstalled();
  const built = await runScript('tools/build.ts', ['--if-changed']);
  return built === 0 ? runScript('bench/run.ts', process.argv.slice(2)) : built;
});
