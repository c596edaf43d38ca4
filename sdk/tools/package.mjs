// `npm pack` runs this before and after packing: it builds dist and replaces package.json by one that exports the build. npm
// packs the file as it is on disk, and the workspace's exports refer to sources, which other projects cannot run.
// Plain JavaScript with node built-ins only, because the Node that runs npm may not support TypeScript.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sdk = fileURLToPath(new URL('..', import.meta.url));
const manifestFile = join(sdk, 'package.json');
const dist = join(sdk, 'dist');
/** backup of the workspace's package.json while the packed one replaces it */
const kept = join(dist, '.workspace-package.json');

/** build for `require`, with types of its own: TypeScript reads a declaration as its package's `type` says */
const cjs = join(dist, 'cjs');

/** package.json of the package: `exports` refer to built files, build-only entries are removed. */
function packedManifest({ scripts: _scripts, devDependencies: _devDependencies, exports, ...manifest }) {
  const built = Object.entries(exports).map(([name, source]) => [name, builtFrom(source)]);
  return { ...manifest, exports: Object.fromEntries(built) };
}

function builtFrom(source) {
  if (!source.endsWith('.ts')) return source.replace('./', './dist/');
  const stem = source.slice('./'.length, -'.ts'.length);
  const files = (folder) => ({ types: `${folder}${stem}.d.ts`, default: `${folder}${stem}.js` });
  // Mock Service Worker is an ES module only
  if (/mock/u.test(stem)) return files('./dist/');
  return { import: files('./dist/'), require: files('./dist/cjs/') };
}

function build() {
  rmSync(dist, { recursive: true, force: true });
  compile('tsconfig.dist.json');
  compileForRequire();
  for (const name of readdirSync(dist, { recursive: true }))
    if (name.endsWith('.d.ts')) rewriteDeclaration(join(dist, name));
  cpSync(join(sdk, 'generated', 'openapi.json'), join(dist, 'generated', 'openapi.json'));
}

function compile(...words) {
  const compiler = createRequire(manifestFile).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', ...words], { cwd: sdk, stdio: 'inherit' });
}

/** tsc decides by the nearest package.json whether a module is CommonJS, so that of the workspace is away meanwhile. */
function compileForRequire() {
  const own = readFileSync(manifestFile, 'utf8');
  mkdirSync(cjs, { recursive: true });
  writeFileSync(kept, own);
  writeFileSync(manifestFile, JSON.stringify({ ...JSON.parse(own), type: 'commonjs' }));
  try {
    compile('tsconfig.cjs.json');
  } finally {
    restore();
  }
  writeFileSync(join(cjs, 'package.json'), '{ "type": "commonjs" }\n');
}

/** tsc rewrites import extensions in JavaScript, but not in declarations. */
function rewriteDeclaration(path) {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replaceAll(/((?:from |import\()["']\.[^"']*)\.ts(["'])/gu, '$1.js$2'));
}

/** Restores the workspace's package.json, also after an interrupted run. */
function restore() {
  if (existsSync(kept)) renameSync(kept, manifestFile);
}

function replaceManifest() {
  const own = readFileSync(manifestFile, 'utf8');
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, own);
  writeFileSync(manifestFile, `${JSON.stringify(packedManifest(JSON.parse(own)), null, 2)}\n`);
}

restore();
if (process.argv[2] === 'before') {
  build();
  replaceManifest();
}
