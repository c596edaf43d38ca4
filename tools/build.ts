import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { prepareGateway } from './prepare-gateway.ts';
import { hashBuildSources } from './sources.ts';
import { writeSectorModules } from './think-tank/sector-modules.ts';
import { machinesPage } from './vite/machines-page.ts';
import { serviceWorker } from './vite/service-worker.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'dist', '.built-from');
const compressible = /\.(js|css|svg|json|html)$/;

/** All parts of a build. The stamp file alone does not prove that they still exist. */
const outputs = [
  join(root, 'dist', 'new', 'index.html'),
  join(root, 'dist', 'new', 'service-worker.js'),
  join(root, 'dist-server', 'entry-server.js'),
  join(root, 'dist-machines', 'index.html'),
];

try {
  await writeSectorModules();
  const sources = await hashBuildSources(root);
  if (!process.argv.includes('--if-changed') || !(await isBuiltFrom(sources))) await buildSite(sources);
  await prepareGateway(root);
} catch (error) {
  // plugins append their stack to the message: the file and the reason are enough
  const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\n\s+at .*/g, '');
  process.stderr.write(`构建失败。\nThe build failed: ${reason}\n`);
  process.exitCode = 1;
}

async function isBuiltFrom(sources: string): Promise<boolean> {
  if (![stampFile, ...outputs].every((file) => existsSync(file))) return false;
  return (await readFile(stampFile, 'utf8')) === sources;
}

async function buildSite(sources: string): Promise<void> {
  process.stderr.write('正在构建… building\n');
  process.env.NODE_ENV = 'production';
  // an interrupted build must not pass for the previous one
  await rm(stampFile, { force: true });
  await build({ root, logLevel: 'warn' });
  await build({ root, logLevel: 'warn', build: { ssr: 'src/app/entry-server.tsx' } });
  await build({ ...serviceWorker, configFile: false, logLevel: 'warn' });
  await build({ ...machinesPage, configFile: false, logLevel: 'warn' });
  await compressAll(join(root, 'dist', 'new'));
  await writeFile(stampFile, sources);
}

/** Compresses files at the maximum level once, so that the gateway need not compress them per request. */
async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
