import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gatewayMemory, compileCache } from './gateway-memory.mjs';
import { hashGatewaySources } from './sources.ts';

/**
 * Has Node make ready what the gateway's modules are, unless it has done so for exactly these. Nothing depends on it: a
 * gateway that does not find its modules ready makes them so itself, and keeps in memory what it did that with.
 */
export async function prepareGateway(root: string): Promise<void> {
  const folder = compileCache.NODE_COMPILE_CACHE;
  const stampFile = join(folder, `gateway-${process.version}-${process.arch}`);
  const sources = `${await hashGatewaySources(root)} ${gatewayMemory.join(' ')}`;
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === sources) return;
  const child = spawn(process.execPath, [...gatewayMemory, join(root, 'gateway', 'main.ts'), '--load-only'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...compileCache },
  });
  const [code] = await once(child, 'exit');
  // what cannot be loaded says why when the gateway starts
  if (code !== 0) return;
  await mkdir(folder, { recursive: true });
  await writeFile(stampFile, sources);
}
