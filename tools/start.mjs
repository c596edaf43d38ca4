// `npm start`: installs, builds when sources changed, and runs the gateway with the app in it.
import { ensureInstalled } from './install.mjs';
import { gatewayMemory, compileCache } from './gateway-memory.mjs';
import { runCommand, runScript } from './run.mjs';

await runCommand(async () => {
  ensureInstalled();
  const built = await runScript('tools/build.ts', ['--if-changed']);
  if (built !== 0) return built;
  const { NODE_ENV, GATEWAY_MACHINES_PAGE } = process.env;
  const environment = {
    ...compileCache,
    NODE_ENV: NODE_ENV || 'production',
    // without NODE_ENV=production the page of machines is available to testers
    GATEWAY_MACHINES_PAGE: GATEWAY_MACHINES_PAGE ?? (NODE_ENV === 'production' ? '0' : '1'),
  };
  return runScript('gateway/main.ts', [], environment, gatewayMemory);
});
