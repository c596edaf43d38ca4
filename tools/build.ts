import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { compileGateway } from './compile-gateway.ts';
import { hashBuildSources, hashGatewaySources } from './sources.ts';
import { writeSectorModules } from './think-tank/sector-modules.ts';
import { gatewayPrograms } from './vite/gateway.ts';
import { machinesPage } from './vite/machines-page.ts';
import { serviceWorker } from './vite/service-worker.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const compressible = /\.(js|css|svg|json|html)$/;

interface Part {
  readonly hashSources: (root: string) => Promise<string>;
  /** contains the hash of the sources that the part was built from */
  readonly stampFile: string;
  /** the stamp file alone does not prove that these still exist */
  readonly outputs: readonly string[];
  run(): Promise<void>;
}

const parts: readonly Part[] = [
  {
    hashSources: hashBuildSources,
    stampFile: join(root, 'dist', '.built-from'),
    outputs: [
      join(root, 'dist', 'new', 'index.html'),
      join(root, 'dist', 'new', 'service-worker.js'),
      join(root, 'dist-server', 'entry-server.js'),
      join(root, 'dist-machines', 'index.html'),
    ],
    run: buildSite,
  },
  {
    hashSources: hashGatewaySources,
    stampFile: join(root, 'dist-gateway', '.built-from'),
    outputs: [join(root, 'dist-gateway', 'main.js')],
    run: buildGateway,
  },
];

try {
  await writeSectorModules();
  for (const part of parts) await buildPart(part, process.argv.includes('--if-changed'));
} catch (error) {
  // plugins append their stack to the message: the file and the reason are enough
  const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\n\s+at .*/g, '');
  process.stderr.write(`构建失败。\nThe build failed: ${reason}\n`);
  process.exitCode = 1;
}

async function buildPart({ hashSources, stampFile, outputs, run }: Part, ifChanged: boolean): Promise<void> {
  const sources = await hashSources(root);
  const isBuilt = [stampFile, ...outputs].every((file) => existsSync(file));
  if (ifChanged && isBuilt && (await readFile(stampFile, 'utf8')) === sources) return;
  process.stderr.write('正在构建… building\n');
  process.env.NODE_ENV = 'production';
  // an interrupted build must not pass for the previous one
  await rm(stampFile, { force: true });
  await run();
  await writeFile(stampFile, sources);
}

async function buildSite(): Promise<void> {
  await build({ root, logLevel: 'warn' });
  await build({ root, logLevel: 'warn', build: { ssr: 'src/app/entry-server.tsx' } });
  await build({ ...serviceWorker, configFile: false, logLevel: 'warn' });
  await build({ ...machinesPage, configFile: false, logLevel: 'warn' });
  await compressAll(join(root, 'dist', 'new'));
}

async function buildGateway(): Promise<void> {
  await build({ ...gatewayPrograms, configFile: false, logLevel: 'warn' });
  await compileGateway(root);
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
