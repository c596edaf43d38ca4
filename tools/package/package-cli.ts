import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, copyFile, link, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import packageFile from '../../package.json' with { type: 'json' };
import { packageFiles } from './package-files.ts';
import { commandProgram, startProgram } from './package-programs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

const { values } = parseArgs({
  options: {
    /** folder of the archive */
    out: { type: 'string', default: join(root, 'dist-package') },
    /** 1 is the fastest, 9 the smallest */
    compression: { type: 'string', default: '6' },
  },
});

try {
  const file = await createArchive(resolve(values.out), Number(values.compression));
  process.stdout.write(`${file}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/**
 * Writes `<name>-<version>-<platform>.tar.gz`, its `.sha256`, and what makes an image of it. Equal sources give equal archives.
 * @returns its path
 */
async function createArchive(out: string, level: number): Promise<string> {
  if (process.platform !== 'linux')
    throw new Error('The archive holds programs of this machine: make it on Linux.');
  const platform = `${process.platform}-${process.arch}`;
  const name = `${packageFile.name}-${packageFile.version}-${platform}`;
  await mkdir(out, { recursive: true });
  // in the same file system as the repository where possible: links instead of copies
  const draft = await mkdtemp(join(out, '.draft-'));
  try {
    const folder = join(draft, name);
    await collect(folder, platform);
    const archive = join(draft, 'archive');
    await compress(draft, name, archive, level);
    const file = join(out, `${name}.tar.gz`);
    await rename(archive, file);
    await writeFile(`${file}.sha256`, `${await sha256Of(file)}  ${name}.tar.gz\n`);
    for (const recipe of ['Dockerfile', 'compose.yaml'])
      await copyFile(join(root, 'docs', 'deployment', recipe), join(out, recipe));
    return file;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function collect(folder: string, platform: string): Promise<void> {
  const files = await packageFiles(root, platform);
  for (const parent of new Set(files.map((file) => dirname(join(folder, file)))))
    await mkdir(parent, { recursive: true });
  await Promise.all(files.map((file) => place(join(root, file), join(folder, file))));
  await mkdir(join(folder, 'node'));
  const pinned = join(root, 'node_modules', `node-${platform}`);
  await place(join(pinned, 'bin', 'node'), join(folder, 'node', 'node'));
  await place(join(pinned, 'LICENSE'), join(folder, 'node', 'LICENSE'));
  for (const [program, text] of [
    ['start', startProgram(await revision())],
    ['command', commandProgram(packageFile.scripts)],
  ] as const) {
    await writeFile(join(folder, program), text);
    await chmod(join(folder, program), 0o755);
  }
}

async function place(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    // on another file system
    await copyFile(from, to);
  }
}

/** The commit of the sources, for `/version`; empty outside a repository. */
async function revision(): Promise<string> {
  return run('git', ['-C', root, 'rev-parse', '--short=12', 'HEAD']).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

async function compress(draft: string, name: string, archive: string, level: number): Promise<void> {
  const same = [
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--hard-dereference',
  ];
  const tar = spawn('tar', ['-c', ...same, '--mode=u+rwX,go+rX,go-w', '-C', draft, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(tar, 'close');
  await pipeline(tar.stdout, createGzip({ level }), createWriteStream(archive));
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar ended with ${String(code)}`);
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
