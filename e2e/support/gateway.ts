import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { gatewayMemory, keptModules } from '../../tools/gateway-memory.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** ms; a cold machine seeds the demo content first */
const startLimit = 30_000;

export interface RunningGateway {
  readonly origin: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** a reader's token, made by the editor's desk */
  token(name: string): Promise<string>;
  /** runs one of the gateway's command lines on the same data */
  run(script: 'desk' | 'import', ...words: string[]): Promise<string>;
  stop(): Promise<void>;
}

interface StartOptions {
  readonly dataDir?: string;
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the real gateway as a process of its own, on a free port of this machine and a data folder of its own. */
export async function startGateway(options: StartOptions = {}): Promise<RunningGateway> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'gateway-e2e-')));
  const port = options.port ?? (await freePort());
  const environment = {
    ...process.env,
    ...keptModules,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    GATEWAY_SENTINELS: '1',
    NODE_ENV: 'test',
    ...options.environment,
  };
  const child = spawn(process.execPath, [...gatewayMemory, join(root, 'gateway', 'main.ts')], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part.toString()));
  child.stderr.on('data', (part: Buffer) => output.push(part.toString()));
  const origin = `http://127.0.0.1:${port}`;
  await untilHealthy(origin, child, output);
  const run = async (script: 'desk' | 'import', ...words: string[]) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(root, 'gateway', script, 'cli.ts'), ...words],
      {
        cwd: root,
        env: environment,
      },
    );
    return stdout;
  };
  return {
    origin,
    dataDir,
    process: child,
    run,
    async token(name) {
      const token = /[?&]token=([\w-]+)/.exec(await run('desk', 'token', name))?.[1];
      if (token === undefined) throw new Error('the desk printed no token');
      return token;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(origin: string, child: ChildProcess, output: readonly string[]): Promise<void> {
  const end = Date.now() + startLimit;
  while (Date.now() < end) {
    if (child.exitCode !== null) break;
    const isHealthy = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the gateway did not start: ${output.join('')}`);
}

/** A port nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
