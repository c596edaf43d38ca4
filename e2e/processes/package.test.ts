import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProcess } from './run-process.ts';

const run = promisify(execFile);
const startTimeoutMs = 60_000;
const maxBytes = 260_000_000;

let workFolder: string;
let folder: string;
/** No PATH to npm or to another Node, no home folder, no settings but the port. */
let environment: Record<string, string>;

beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'package-'));
  const { code, stdout, stderr } = await runProcess(
    ['tools/package/package-cli.ts', '--compression', '0', '--out', join(workFolder, 'out')],
    { timeoutMs: 60_000 },
  );
  if (code !== 0) throw new Error(`no archive was made: ${stderr}`);
  const unpacked = join(workFolder, 'unpacked');
  await mkdir(unpacked);
  await mkdir(join(workFolder, 'no-programs'));
  await run('tar', ['-xzf', stdout.trim(), '-C', unpacked]);
  const [name = ''] = await readdir(unpacked);
  folder = join(unpacked, name);
  environment = { PATH: join(workFolder, 'no-programs'), PORT: '0', HOST: '127.0.0.1', STOP_GRACE: '0' };
}, 90_000);
afterAll(() => rm(workFolder, { recursive: true, force: true }));

test('the archive starts in an empty folder without npm or another Node, and serves a page, a call and a picture', async () => {
  const child = spawn(join(folder, 'start'), [], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
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
    const page = await fetch(`${origin}/new/`);
    const html = await page.text();
    // rendered on the server, with the demo's first story
    expect([page.status, html.includes('泰山日出'), html.includes('<main')]).toEqual([200, true, true]);
    const call = await fetch(`${origin}/gateway/getImportantNewsList.do`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await call.json()).toMatchObject({ code: 200, data: { list: expect.arrayContaining([]) } });
    // resized by the native library
    const picture = await fetch(`${origin}/media/demo/pictures/clinic.jpg?w=320`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  } finally {
    // the program has become the gateway: a signal to it stops the gateway
    child.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
}, 90_000);

test('its commands use the same data without npm', async () => {
  const { stdout } = await run(join(folder, 'command'), ['desk', 'token', '李明'], { env: environment });
  expect(stdout).toMatch(/[?&]token=[\w-]+/);
  await expect(run(join(folder, 'command'), ['build'], { env: environment })).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('desk|import|backup|backup:verify|restore'),
  });
}, 30_000);

test('it contains no tests and no tools of developers, and is small', async () => {
  const names = await readdir(folder, { recursive: true });
  expect(
    names.filter((name) => /\.test\.ts$|node_modules\/(?:vite|typescript|playwright)\//.test(name)),
  ).toEqual([]);
  const sizes = await Promise.all(names.map((name) => lstat(join(folder, name))));
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(maxBytes);
});
