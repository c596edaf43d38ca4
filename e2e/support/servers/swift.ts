import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../find-program.ts';

/** Swift's servers of accounts, containers and objects: each has a ring that says where its data are. */
const kinds = ['account', 'container', 'object'] as const;
const startTimeoutMs = 120_000;

export const hasSwift = [...kinds, 'proxy'].every(
  (kind) => findProgram([`swift-${kind}-server`]) !== undefined,
);

/** Access key and secret of the account that the server has. */
export const swiftAccount = { key: 'news:paper', secret: 'secret' } as const;

export interface RunningSwift {
  /** of its S3 interface */
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** Starts OpenStack Swift with its S3 interface: one of each server, on free ports, in a folder of its own. */
export async function startSwift(): Promise<RunningSwift> {
  const folder = await mkdtemp(join(tmpdir(), 'swift-'));
  const ports = await freePorts(kinds.length + 1);
  await mkdir(join(folder, 'devices', 'disk'), { recursive: true });
  await writeFile(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n',
  );
  const proxyPort = ports[kinds.length] ?? 0;
  const processes: ChildProcess[] = [];
  async function stop(): Promise<void> {
    for (const child of processes) {
      if (child.exitCode !== null || !child.kill('SIGKILL')) continue;
      await once(child, 'close');
    }
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await Promise.all(
      kinds.map(async (kind, index) => {
        const ring = join(folder, `${kind}.builder`);
        await run('swift-ring-builder', ring, 'create', '1', '1', '1');
        await run('swift-ring-builder', ring, 'add', `r1z1-127.0.0.1:${ports[index] ?? 0}/disk`, '1');
        await run('swift-ring-builder', ring, 'rebalance');
      }),
    );
    for (const [index, kind] of kinds.entries()) {
      const port = ports[index] ?? 0;
      const app = `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`;
      processes.push(await serve(folder, kind, port, app));
    }
    processes.push(await serve(folder, 'proxy', proxyPort, proxy));
    // all of them: the proxy avoids a server for a minute that did not respond once
    for (const [index, kind] of [...kinds, 'proxy'].entries())
      await isListening(
        processes[index],
        join(folder, `${kind}.log`),
        `http://127.0.0.1:${ports[index] ?? 0}`,
      );
  } catch (error) {
    await stop();
    throw error;
  }
  return { endpoint: `http://127.0.0.1:${proxyPort}`, stop };
}

const proxy = `[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_${swiftAccount.key.replace(':', '_')} = ${swiftAccount.secret} .admin
`;

async function serve(folder: string, kind: string, port: number, parts: string): Promise<ChildProcess> {
  const path = join(folder, `${kind}.conf`);
  await writeFile(
    path,
    `[DEFAULT]
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
log_address = /dev/null
${parts}`,
  );
  const log = await open(join(folder, `${kind}.log`), 'a');
  const child = spawn(`swift-${kind}-server`, [path, '--verbose'], { stdio: ['ignore', log.fd, log.fd] });
  await once(child, 'spawn');
  await log.close();
  return child;
}

/** Runs a command; its exit code 1 is a warning. @throws Error */
async function run(command: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { stdio: 'ignore' });
  const [code] = await once(child, 'close');
  if (code !== 0 && code !== 1) throw new Error(`${command} ${args.join(' ')} exited with ${String(code)}`);
}

async function isListening(child: ChildProcess | undefined, log: string, address: string): Promise<void> {
  const end = Date.now() + startTimeoutMs;
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
    if (response !== undefined) return;
    if (Date.now() > end || child?.exitCode !== null)
      throw new Error(`Swift did not start: ${await readFile(log, 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Ports that were free a moment ago. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
