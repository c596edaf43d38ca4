// `npm start`: installs, builds when sources changed, and runs the gateway with the app in it.
import { ensureInstalled } from './install.mjs';
import { runCommand, runScript } from './run.mjs';

await runCommand(async () => {
  ensureInstalled();
  const built = await runScript('tools/build.ts', ['--if-changed']);
  if (built !== 0) return built;
  return runScript('gateway/main.ts', [], { NODE_ENV: process.env.NODE_ENV ?? 'production' });
});
