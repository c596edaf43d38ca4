import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import type { Terminal } from '../../gateway/editor-cli/run-editor-command.ts';
import { gatewayMemory, compileCache } from '../../tools/gateway-memory.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** the first start loads the demo content */
const startTimeoutMs = 90_000;
/**
 * Ends the gateway together with the process that started it, even if that fails or is killed before it stops the gateway:
 * the pipe to its standard input, which is never written to, closes then.
 */
const exitWithParent = `--import=data:text/javascript,${encodeURIComponent(
  `process.stdin.on('end', () => process.exit(1)).resume().unref();`,
)}`;

/** The gateway's command lines, by their npm script. */
const commandLines = {
  desk: 'gateway/editor-cli/editor-cli.ts',
  import: 'gateway/import/import-cli.ts',
} as const;

export interface RunningGateway {
  readonly origin: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** creates a reader's token with the editor CLI */
  token(name: string): Promise<string>;
  /** runs one of the gateway's command-line tools on the same data */
  run(script: keyof typeof commandLines, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

interface StartOptions {
  /** folder of the code; by default the repository */
  readonly root?: string;
  /** the gateway's entry in that folder; by default the built one */
  readonly entry?: string;
  readonly dataDir?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** program and arguments that replace themselves with the gateway, such as one that limits a resource */
  readonly prefix?: readonly string[];
}

/**
 * The demo's pictures in the sizes and formats that were asked for, shared by all gateways of a run and by later runs:
 * encoding them takes longer than visiting a page. Their names contain when the original was changed, and they are written
 * atomically.
 */
const sizedDemoPictures = join(repository, 'node_modules', '.cache', 'sized-demo-pictures');

/** Environment variable with a data folder in which the demo content is loaded already. */
const templateVariable = 'E2E_DATA_TEMPLATE';

/**
 * Loads the demo content once for all gateways that this process and its children start: loading takes three times as long
 * as the rest of a start.
 * @returns a function that removes it
 */
export async function prepareDemoData(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir();
  const gateway = await startGateway({ dataDir });
  await gateway.stop();
  process.env[templateVariable] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

/** A data folder with the shared pictures, and with the demo content if it is prepared. */
async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-e2e-'));
  const template = process.env[templateVariable];
  if (template !== undefined) {
    await cp(template, dataDir, { recursive: true, verbatimSymlinks: true });
    return dataDir;
  }
  await mkdir(join(dataDir, 'cache'));
  await mkdir(sizedDemoPictures, { recursive: true });
  await symlink(sizedDemoPictures, join(dataDir, 'cache', 'demo'));
  return dataDir;
}

/** Starts the real gateway in a separate process, on a free local port with a data folder of its own. */
export async function startGateway(options: StartOptions = {}): Promise<RunningGateway> {
  const { root = repository, entry = 'dist-gateway/main.js' } = options;
  const dataDir = options.dataDir ?? (await newDataDir());
  const environment = {
    ...process.env,
    ...compileCache,
    // chosen by the system: a port that was free a moment ago may be in use by now
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    STOP_GRACE: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    // a browser on the same machine may keep it busy for as long
    CALL_DELAY_LIMIT: 'off',
    // all readers of a test or benchmark share one address
    STREAM_LIMIT: 'off',
    GATEWAY_SENTINELS: '1',
    NODE_ENV: 'test',
    // tests and benchmarks of a production start read codes from the outbox
    ALLOW_LOCAL_SMS: '1',
    ...options.environment,
  };
  const [program, ...programArgs] = [
    ...(options.prefix ?? []),
    process.execPath,
    ...gatewayMemory,
    exitWithParent,
    join(root, entry),
  ] as const;
  const child = spawn(program, programArgs, { cwd: root, env: environment, stdio: ['pipe', 'pipe', 'pipe'] });
  const origin = await whenReady(child);
  const run = async (script: keyof typeof commandLines, ...args: string[]) => {
    if (script === 'desk' && root === repository) return runDesk(args, environment);
    const commandLine = [join(root, commandLines[script]), ...args];
    const { stdout } = await promisify(execFile)(process.execPath, commandLine, {
      cwd: root,
      env: environment,
    });
    return stdout;
  };
  return {
    origin,
    dataDir,
    process: child,
    run,
    async token(name) {
      const token = /[?&]token=([\w-]+)/.exec(await run('desk', 'token', name))?.[1];
      if (token === undefined) throw new Error('the editor CLI printed no token');
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

/**
 * Runs a command of the editor CLI in this process: starting one of its own takes longer than most commands, and journeys
 * need a token for each of their readers.
 * @throws Error with what it printed if it fails
 */
async function runDesk(args: readonly string[], env: Terminal['env']): Promise<string> {
  const { runEditorCommand } = await import('../../gateway/editor-cli/run-editor-command.ts');
  const output: string[] = [];
  const print = (line: string) => void output.push(`${line}\n`);
  const code = await runEditorCommand(args, { print, printError: print, env });
  if (code !== 0) throw new Error(output.join(''));
  return output.join('');
}

const ready = /^齐鲁晚报 已在 (http:\/\/127\.0\.0\.1:\d+)\/new\/ 就绪$/m;

/** The origin that the gateway prints once it accepts requests. @throws Error with its output if it does not start in time */
async function whenReady(child: ChildProcessByStdio<Writable, Readable, Readable>): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), startTimeoutMs);
    const onOutput = (part: string) => {
      output += part;
      const origin = ready.exec(output)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream.off('data', onOutput).resume();
      resolve(origin);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
    child.once('close', () => {
      clearTimeout(timer);
      reject(new Error(`the gateway did not start: ${output}`));
    });
  });
}

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
