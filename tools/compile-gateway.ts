import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { gatewayMemory, compileCache } from './gateway-memory.mjs';

/**
 * Has Node keep the compiled code of the built gateway. Nothing depends on it: a gateway that does not find its code
 * compiled compiles it, and one that cannot be loaded says why when it starts.
 */
export async function compileGateway(root: string): Promise<void> {
  const program = join(root, 'dist-gateway', 'main.js');
  const child = spawn(process.execPath, [...gatewayMemory, program, '--load-only'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...compileCache },
  });
  await once(child, 'exit');
}
