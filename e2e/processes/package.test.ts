import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { runProcess } from './run-process.ts';

const run = promisify(execFile);
const startTimeoutMs = 90_000;
const maxBytes = 235_000_000;
const pinnedNodes: Readonly<Record<string, string>> = packageFile.optionalDependencies;

/** Runs the program that follows where the only network is a loopback interface of its own. */
const unshareArgs = ['--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
const isNetworkCut = spawnSync('unshare', [...unshareArgs, 'true']).status === 0;

/** What a client got from the gateway. */
interface Visit {
  /** network interfaces of client and gateway */
  readonly interfaces: readonly string[];
  readonly nodeVersion: string;
  readonly page: { readonly status: number; readonly html: string };
  readonly call: unknown;
  readonly picture: readonly [status: number, type: string | null];
  readonly readiness: number;
}

/** The client is a program: only in the gateway's network can its loopback interface be reached. */
const client = `
import { networkInterfaces } from 'node:os';
const [origin] = process.argv.slice(1);
const page = await fetch(origin + '/new/');
const call = await fetch(origin + '/gateway/getImportantNewsList.do', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
});
const picture = await fetch(origin + '/media/demo/pictures/clinic.jpg?w=320');
console.log(JSON.stringify({
  interfaces: Object.keys(networkInterfaces()),
  nodeVersion: process.version,
  page: { status: page.status, html: await page.text() },
  call: await call.json(),
  picture: [picture.status, picture.headers.get('content-type')],
  readiness: (await fetch(origin + '/readyz')).status,
}));
`;

let workFolder: string;
let folder: string;
const oneStoryFeed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>市报</title><link>https://paper.example/</link><description>新闻</description>
<item><title>荷花开了</title><link>https://paper.example/1</link><guid>https://paper.example/1</guid>
<pubDate>Mon, 02 Nov 2026 08:00:00 +0800</pubDate><description>&lt;p&gt;今早，大明湖的荷花开了。&lt;/p&gt;</description></item>
</channel></rss>`;

/** Arguments of `env`: no PATH to npm or to another Node, no home folder, no settings but these. */
let environment: readonly string[];
let visit: Visit | undefined;

beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'package-'));
  const { code, stdout, stderr } = await runProcess(
    ['tools/package/package-cli.ts', '--compression', '0', '--out', join(workFolder, 'out')],
    { timeoutMs: 150_000 },
  );
  if (code !== 0) throw new Error(`no archive was made: ${stderr}`);
  const unpacked = join(workFolder, 'unpacked');
  await mkdir(unpacked);
  await mkdir(join(workFolder, 'no-programs'));
  await run('tar', ['-xzf', stdout.trim(), '-C', unpacked]);
  const [name = ''] = await readdir(unpacked);
  folder = join(unpacked, name);
  const path = join(workFolder, 'no-programs');
  environment = ['-i', `PATH=${path}`, 'PORT=0', 'HOST=127.0.0.1', 'STOP_GRACE=0'];
}, 240_000);
afterAll(() => rm(workFolder, { recursive: true, force: true }));

test('the archive starts in an empty folder without npm or another Node, and serves a page, a call and a picture', async () => {
  const envArgs = [...environment, join(folder, 'start')];
  const child = isNetworkCut
    ? spawn('unshare', [...unshareArgs, 'env', ...envArgs], { stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('env', envArgs, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      let output = '';
      const timer = setTimeout(() => reject(new Error(`not ready in time: ${output}`)), startTimeoutMs);
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (part: string) => {
          output += part;
          const found = /(http:\/\/127\.0\.0\.1:\d+)\/new\/ 就绪/.exec(output)?.[1];
          if (found !== undefined) resolve(found);
        });
      ended
        .then(() => reject(new Error(`it did not start: ${output}`)), reject)
        .finally(() => clearTimeout(timer));
    });
    visit = await visitFrom(child.pid, origin);
    const { page, call, picture } = visit;
    // rendered on the server, with the demo's first story
    expect(page).toMatchObject({ status: 200, html: expect.stringMatching(/<main.*泰山日出/s) });
    expect(call).toMatchObject({ code: 200, data: { list: expect.arrayContaining([]) } });
    // resized by the native library
    expect(picture).toEqual([200, 'image/jpeg']);
    expect(visit.readiness).toBe(200);
    expect(visit.nodeVersion).toBe(`v${pinnedNodes[`node-linux-${process.arch}`]}`);
  } finally {
    // the program has become the gateway: a signal to it stops the gateway
    child.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
}, 150_000);

/** Makes requests to a gateway from the network of its process, with the archive's Node. */
async function visitFrom(pid: number | undefined, origin: string): Promise<Visit> {
  const node = join(folder, 'node', 'node');
  const nodeArgs = ['--input-type=module', '--eval', client, origin];
  const enterArgs = ['--target', String(pid), '--user', '--net', '--preserve-credentials', node];
  const options = { maxBuffer: 10_000_000 };
  const { stdout } = await (isNetworkCut
    ? run('nsenter', [...enterArgs, ...nodeArgs], options)
    : run(node, nodeArgs, options));
  const found: Visit = JSON.parse(stdout);
  return found;
}

// skipped where a process may have no network of its own, such as in a container without the privilege
test.skipIf(!isNetworkCut)('it has started and answered without a network', () => {
  expect(visit?.interfaces).toEqual(['lo']);
});

test('its commands use the same data without npm', async () => {
  const command = (...words: readonly string[]) =>
    run('env', [...environment, join(folder, 'command'), ...words]);
  const { stdout } = await command('desk', 'token', '李明');
  expect(stdout).toMatch(/[?&]token=[\w-]+/);
  const feed = join(workFolder, 'feed.xml');
  await writeFile(feed, oneStoryFeed);
  expect((await command('import', feed)).stdout).toContain('1 new, 0 updated');
  const backups = join(workFolder, 'backups');
  await command('backup', backups);
  const [backup = ''] = await readdir(backups);
  expect((await command('backup:verify', join(backups, backup))).stdout).toContain('the backup is sound');
  await expect(command('build')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('desk|import|backup|backup:verify|restore'),
  });
}, 120_000);

test('it contains no tests and no tools of developers, and is small', async () => {
  const names = await readdir(folder, { recursive: true });
  expect(
    names.filter((name) => /\.test\.ts$|node_modules\/(?:vite|typescript|playwright)\//.test(name)),
  ).toEqual([]);
  const sizes = await Promise.all(names.map((name) => lstat(join(folder, name))));
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(maxBytes);
});
