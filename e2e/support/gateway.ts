import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { gatewayMemory, keptModules } from '../../tools/gateway-memory.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** ms; a cold machine seeds the demo content first */
const startTimeoutMs = 30_000;
/**
 * Ends the gateway when whoever started it is gone, however that came about: a test that failed before it could stop it, or
 * a run that was killed. The pipe to its standard input, on which nothing is ever said, breaks then.
 */
const exitWithParent = `--import=data:text/javascript,${encodeURIComponent(
  `process.stdin.on('end', () => process.exit(1)).resume().unref();`,
)}`;

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
  /** folder of the code; the repository when left out */
  readonly root?: string;
  readonly dataDir?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the real gateway as a process of its own, on a free port of this machine and a data folder of its own. */
export async function startGateway(options: StartOptions = {}): Promise<RunningGateway> {
  const { root = repository } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'gateway-e2e-')));
  const environment = {
    ...process.env,
    ...keptModules,
    // one that the system gives it: what was free a moment ago may be another process's by now
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    GATEWAY_SENTINELS: '1',
    NODE_ENV: 'test',
    ...options.environment,
  };
  const child = spawn(
    process.execPath,
    [...gatewayMemory, exitWithParent, join(root, 'gateway', 'main.ts')],
    {
      cwd: root,
      env: environment,
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  const origin = await whenReady(child);
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

const ready = /^齐鲁晚报 已在 (http:\/\/127\.0\.0\.1:\d+)\/new\/ 就绪$/m;

/** Where a gateway answers, which it says once it does. @throws Error with its words when it does not in time */
async function whenReady(child: ChildProcessByStdio<Writable, Readable, Readable>): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), startTimeoutMs);
    const hear = (part: string) => {
      output += part;
      const origin = ready.exec(output)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream.off('data', hear).resume();
      resolve(origin);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
    child.once('close', () => {
      clearTimeout(timer);
      reject(new Error(`the gateway did not start: ${output}`));
    });
  });
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
