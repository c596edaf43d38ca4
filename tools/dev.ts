import { spawn } from 'node:child_process';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { sectorFolder, writeSectorModules } from './think-tank/sector-modules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT || 8080);
const gatewayPort = port + 1;

await writeSectorModules();
void rewriteSectorModules();

// the gateway serves the API and media; Vite serves the pages with hot reload
process.env.GATEWAY_ORIGIN = `http://127.0.0.1:${gatewayPort}`;
const gateway = spawn(
  process.execPath,
  ['--watch-path=gateway', '--watch-path=demo/load', join(root, 'gateway', 'main.ts')],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(gatewayPort),
      HOST: '127.0.0.1',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    },
  },
);
const vite = await createServer({
  root,
  plugins: process.argv.includes('--inspect') ? [inspectMachines()] : [],
  server: { port, host: process.env.HOST || '127.0.0.1', strictPort: true },
});
await vite.listen();
vite.printUrls();

/** Connects the page's machines with Stately's inspector, before the app starts any. */
function inspectMachines(): Plugin {
  return {
    name: 'inspect-machines',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/new/tools/workbench/inspect-page.ts' },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Lists the sectors again after each change of a data file. A file that is wrong, or half written, is reported. */
async function rewriteSectorModules(): Promise<void> {
  for await (const _ of watch(sectorFolder)) {
    try {
      await writeSectorModules();
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
    }
  }
}

async function stop(): Promise<void> {
  gateway.kill('SIGTERM');
  await vite.close();
  process.exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
gateway.once('exit', (code) => {
  void vite.close().then(() => process.exit(code ?? 1));
});
