import { createServer } from 'vite';
import { machinesPage } from '../vite/machines-page.ts';

const defaultPort = 8090;

/** Serves the testers' page with hot reload: a machine that is being written shows as it is saved. */
export async function servePage(): Promise<void> {
  const port = Number(process.env.PORT || defaultPort);
  const vite = await createServer({
    ...machinesPage,
    configFile: false,
    logLevel: 'warn',
    server: { port, host: process.env.HOST || '127.0.0.1', strictPort: process.env.PORT !== undefined },
  });
  await vite.listen();
  process.stdout.write(`\n${vite.resolvedUrls?.local[0] ?? ''}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void vite.close());
}
