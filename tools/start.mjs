// `npm start`: installs, builds when sources changed, and runs the gateway with the app in it.
import { ensureInstalled } from './install.mjs';
import { gatewayMemory, compileCache } from './gateway-memory.mjs';
import { runCommand, runScript } from './run.mjs';

await runCommand(async () => {
  ensureInstalled();
  const built = await runScript('tools/build.ts', ['--if-changed']);
  if (built !== 0) return built;
  const { NODE_ENV, GATEWAY_MACHINES_PAGE, ALLOW_LOCAL_SMS } = process.env;
  const isProduction = NODE_ENV === 'production';
  const environment = {
    ...compileCache,
    NODE_ENV: NODE_ENV || 'production',
    // without NODE_ENV=production the page of machines is available to testers, and codes are printed on the console
    GATEWAY_MACHINES_PAGE: GATEWAY_MACHINES_PAGE ?? (isProduction ? '0' : '1'),
    ALLOW_LOCAL_SMS: ALLOW_LOCAL_SMS || (isProduction ? '0' : '1'),
  };
  return runScript('dist-gateway/main.js', [], environment, gatewayMemory);
});
