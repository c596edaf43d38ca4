import { spawn } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { runProcess } from './run-process.ts';

const tools = fileURLToPath(new URL('../../tools', import.meta.url));
/** files behind `npm start` and other scripts; they run before dependencies are installed */
const launcherFiles = ['run.mjs', 'install.mjs', 'node.mjs', 'paths.mjs'];

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launcher-'));
  await mkdir(join(folder, 'tools'));
  for (const part of launcherFiles) await copyFile(join(tools, part), join(folder, 'tools', part));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'package-lock.json'), '{}');
  await writeFile(
    join(folder, 'hello.ts'),
    `process.stdout.write('hello ' + process.argv.slice(2).join('+'));`,
  );
  await fakeNpm('mkdir -p node_modules && echo installed >> npm.log');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Puts a shell script named npm first in the PATH. */
async function fakeNpm(command: string): Promise<void> {
  const npm = join(folder, 'bin', 'npm');
  await mkdir(dirname(npm), { recursive: true });
  await writeFile(npm, `#!/bin/sh\n${command}\n`);
  await chmod(npm, 0o755);
}

/** Runs `hello.ts` as an npm script runs a tool. @param version Node version that the process reports */
function launch({ version = process.versions.node } = {}) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return runProcess(
    [`--import=data:text/javascript,${encodeURIComponent(pretend)}`, 'tools/run.mjs', 'hello.ts', 'a', 'b'],
    { folder, environment: { PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH ?? ''}` } },
  );
}

test('installs missing dependencies once, then runs the script with its arguments', async () => {
  const first = await launch();
  expect(first).toMatchObject({ code: 0, stdout: 'hello a+b' });
  expect(first.stderr).toContain('installing dependencies');
  expect(await launch()).toMatchObject({ code: 0, stdout: 'hello a+b', stderr: '' });
});

test('installs again after the lock file has changed', async () => {
  await launch();
  await writeFile(join(folder, 'package-lock.json'), '{"lockfileVersion":3}');
  expect((await launch()).stderr).toContain('installing dependencies');
});

test('reports a failed install with npm’s reason, and tries again at the next run', async () => {
  await fakeNpm('echo "network unreachable" >&2; exit 1');
  for (const _ of ['first', 'again']) {
    const { code, stdout, stderr } = await launch();
    expect(stderr).toMatch(/check the network and try again\.\nnetwork unreachable/);
    expect(stderr).not.toMatch(/^ {4}at /m);
    expect([code, stdout]).toEqual([1, '']);
  }
});

test('asks for an upgrade of a Node that is too old, on a machine without a pinned Node', async () => {
  const { code, stdout, stderr } = await launch({ version: '18.20.8' });
  expect(stderr).toMatch(
    /Node 22\.12 or newer is needed on this machine, this is 18\.20\.8: upgrade Node first/,
  );
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect([code, stdout]).toEqual([1, '']);
});

test('turns on type stripping in a Node that has it off by default', async () => {
  expect(await launch({ version: '22.12.0' })).toMatchObject({ code: 0, stdout: 'hello a+b' });
});

/** Creates what npm leaves behind: the lock file, its record of installed packages, and their folders. */
async function installedByNpm(recorded: string): Promise<void> {
  const entry = (integrity: string) => JSON.stringify({ packages: { 'node_modules/one': { integrity } } });
  await writeFile(join(folder, 'package-lock.json'), entry('sha512-one'));
  await mkdir(join(folder, 'node_modules', 'one'), { recursive: true });
  await writeFile(join(folder, 'node_modules', '.package-lock.json'), entry(recorded));
}

test('keeps packages that npm itself has installed', async () => {
  await installedByNpm('sha512-one');
  expect(await launch()).toMatchObject({ code: 0, stdout: 'hello a+b', stderr: '' });
});

test('installs again if the installed version is not the lock file’s', async () => {
  await installedByNpm('sha512-other');
  expect((await launch()).stderr).toContain('installing dependencies');
});

test('installs again if a package’s folder is missing', async () => {
  await installedByNpm('sha512-one');
  await rm(join(folder, 'node_modules', 'one'), { recursive: true });
  expect((await launch()).stderr).toContain('installing dependencies');
});

/** Replaces the build and the gateway that `npm start` runs. */
async function fakeGateway(gateway: string): Promise<void> {
  for (const [file, source] of [
    ['tools/build.ts', ''],
    ['dist-gateway/main.js', gateway],
  ] as const) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
  for (const part of ['start.mjs', 'gateway-memory.mjs'])
    await copyFile(join(tools, part), join(folder, 'tools', part));
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a SIGTERM for npm reaches the gateway, although the shell between them ends without passing it on', async () => {
  await launch(); // installs
  await writeFile(
    join(folder, 'package.json'),
    '{"type":"module","scripts":{"start":"node tools/start.mjs"}}',
  );
  await fakeGateway(
    `process.on('SIGTERM', () => { process.stdout.write('stopped\\n'); process.exit(0); });
     setInterval(() => {}, 1000);
     process.stdout.write('running as ' + process.pid + '\\n');`,
  );
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  npm.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const pidIn = () => Number(/running as (\d+)/.exec(output)?.[1] ?? 0);
  onTestFinished(() => {
    if (pidIn() !== 0 && isRunning(pidIn())) process.kill(pidIn(), 'SIGKILL');
  });
  await expect.poll(pidIn, { timeout: 15_000 }).toBeGreaterThan(0);
  npm.kill('SIGTERM');
  await expect.poll(() => output, { timeout: 5000 }).toContain('stopped');
  await expect.poll(() => isRunning(pidIn()), { timeout: 5000 }).toBe(false);
}, 40_000);

test.each([
  [undefined, undefined, 'production', '1', '1'],
  ['', undefined, 'production', '1', '1'],
  ['', '', 'production', '1', '1'],
  ['', '0', 'production', '1', '0'],
  ['test', undefined, 'test', '1', '1'],
  ['production', undefined, 'production', '0', '0'],
  ['production', '1', 'production', '0', '1'],
])(
  'with NODE_ENV %j and ALLOW_LOCAL_SMS %j the app runs as %s with GATEWAY_MACHINES_PAGE=%s and ALLOW_LOCAL_SMS=%s',
  async (nodeEnv, allowed, mode, machinesPage, localSms) => {
    await fakeGateway(
      `process.stdout.write([process.env.NODE_ENV, process.env.GATEWAY_MACHINES_PAGE, process.env.ALLOW_LOCAL_SMS].join());`,
    );
    const { stdout } = await runProcess(['tools/start.mjs'], {
      folder,
      environment: {
        PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH ?? ''}`,
        GATEWAY_MACHINES_PAGE: undefined,
        ALLOW_LOCAL_SMS: allowed,
        NODE_ENV: nodeEnv,
      },
    });
    expect(stdout).toBe(`${mode},${machinesPage},${localSms}`);
  },
);
