import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runProcess } from './run-process.ts';

const tools = fileURLToPath(new URL('../../tools', import.meta.url));
/** what `npm start` and its like are made of; they run before anything is installed */
const parts = ['run.mjs', 'install.mjs', 'node.mjs', 'paths.mjs'];

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launcher-'));
  await mkdir(join(folder, 'tools'));
  for (const part of parts) await copyFile(join(tools, part), join(folder, 'tools', part));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'package-lock.json'), '{}');
  await writeFile(
    join(folder, 'hello.ts'),
    `process.stdout.write('hello ' + process.argv.slice(2).join('+'));`,
  );
  await npmThat('mkdir -p node_modules && echo installed >> npm.log');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Stands in for npm in the folder's own PATH. */
async function npmThat(does: string): Promise<void> {
  const npm = join(folder, 'bin', 'npm');
  await mkdir(dirname(npm), { recursive: true });
  await writeFile(npm, `#!/bin/sh\n${does}\n`);
  await chmod(npm, 0o755);
}

/** Runs `hello.ts` as an npm script runs a tool; `version` is what this Node says it is. */
function launch({ version = process.versions.node } = {}) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return runProcess(
    [`--import=data:text/javascript,${encodeURIComponent(pretend)}`, 'tools/run.mjs', 'hello.ts', 'a', 'b'],
    { folder, environment: { PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH ?? ''}` } },
  );
}

test('installs what is missing once, then runs the script with its words', async () => {
  const first = await launch();
  expect(first).toMatchObject({ code: 0, stdout: 'hello a+b' });
  expect(first.stderr).toContain('installing dependencies');
  expect(await launch()).toMatchObject({ code: 0, stdout: 'hello a+b', stderr: '' });
});

test('a changed lock file is installed again', async () => {
  await launch();
  await writeFile(join(folder, 'package-lock.json'), '{"lockfileVersion":3}');
  expect((await launch()).stderr).toContain('installing dependencies');
});

test('an install that fails is a sentence with npm’s reason, and is tried again', async () => {
  await npmThat('echo "network unreachable" >&2; exit 1');
  for (const _ of ['first', 'again']) {
    const { code, stdout, stderr } = await launch();
    expect(stderr).toMatch(/check the network and try again\.\nnetwork unreachable/);
    expect(stderr).not.toMatch(/^ {4}at /m);
    expect([code, stdout]).toEqual([1, '']);
  }
});

test('a Node too old for the project, where none is pinned for the machine, is told to be upgraded', async () => {
  const { code, stdout, stderr } = await launch({ version: '18.20.8' });
  expect(stderr).toMatch(
    /Node 22\.12 or newer is needed on this machine, this is 18\.20\.8: upgrade Node first/,
  );
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect([code, stdout]).toEqual([1, '']);
});

test('a Node that does not strip types by itself is asked to', async () => {
  expect(await launch({ version: '22.12.0' })).toMatchObject({ code: 0, stdout: 'hello a+b' });
});

/** What npm leaves behind: the lock file, its own record of the packages it installed, and their folders. */
async function installedByNpm(recorded: string): Promise<void> {
  const entry = (integrity: string) => JSON.stringify({ packages: { 'node_modules/one': { integrity } } });
  await writeFile(join(folder, 'package-lock.json'), entry('sha512-one'));
  await mkdir(join(folder, 'node_modules', 'one'), { recursive: true });
  await writeFile(join(folder, 'node_modules', '.package-lock.json'), entry(recorded));
}

test('what npm itself has installed is not emptied and installed again', async () => {
  await installedByNpm('sha512-one');
  expect(await launch()).toMatchObject({ code: 0, stdout: 'hello a+b', stderr: '' });
});

test('another version than the lock file’s is installed again', async () => {
  await installedByNpm('sha512-other');
  expect((await launch()).stderr).toContain('installing dependencies');
});

test('a package whose folder is gone is installed again', async () => {
  await installedByNpm('sha512-one');
  await rm(join(folder, 'node_modules', 'one'), { recursive: true });
  expect((await launch()).stderr).toContain('installing dependencies');
});

test.each([
  [undefined, 'production', '1'],
  ['', 'production', '1'],
  ['test', 'test', '1'],
  ['production', 'production', '0'],
])(
  'with NODE_ENV %j the app runs as %s, and the testers’ page is asked for: %s',
  async (said, mode, page) => {
    for (const file of ['tools/build.ts', 'gateway/main.ts']) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(
        join(folder, file),
        `if (import.meta.url.endsWith('main.ts')) process.stdout.write([process.env.NODE_ENV, process.env.GATEWAY_MACHINES_PAGE].join());`,
      );
    }
    for (const part of ['start.mjs', 'gateway-memory.mjs'])
      await copyFile(join(tools, part), join(folder, 'tools', part));
    const { stdout } = await runProcess(['tools/start.mjs'], {
      folder,
      environment: {
        PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH ?? ''}`,
        GATEWAY_MACHINES_PAGE: undefined,
        NODE_ENV: said,
      },
    });
    expect(stdout).toBe(`${mode},${page}`);
  },
);
