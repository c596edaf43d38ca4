// `npm pack` runs this before and after: it builds dist and gives the packed manifest its built exports. npm takes the
// manifest as it lies there, and the workspace's own exports name sources, which no other project can run.
// Plain JavaScript of node built-ins, as the Node that runs npm may read no TypeScript.
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
/** the workspace's manifest while the packed one stands in its place */
const kept = join(dist, '.workspace-package.json');

/** The manifest of the package: sources in `exports` become what they are built to, what only builds them goes. */
function packedManifest({ scripts: _scripts, devDependencies: _devDependencies, exports, ...manifest }) {
  const built = Object.entries(exports).map(([name, source]) => [name, builtFrom(source)]);
  return { ...manifest, exports: Object.fromEntries(built) };
}

function builtFrom(source) {
  const path = source.replace('./', './dist/');
  if (!path.endsWith('.ts')) return path;
  const stem = path.slice(0, -'.ts'.length);
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

function build() {
  rmSync(dist, { recursive: true, force: true });
  const compiler = createRequire(manifestFile).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(sdk, 'tsconfig.dist.json')], { stdio: 'inherit' });
  for (const name of readdirSync(dist, { recursive: true }))
    if (name.endsWith('.d.ts')) rewriteDeclaration(join(dist, name));
  cpSync(join(sdk, 'generated', 'openapi.json'), join(dist, 'generated', 'openapi.json'));
}

/** The compiler rewrites the endings of imports in scripts, and leaves those in declarations as they were. */
function rewriteDeclaration(path) {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replaceAll(/((?:from |import\()["']\.[^"']*)\.ts(["'])/gu, '$1.js$2'));
}

/** Puts the workspace's manifest back, also where an earlier run was cut off before it did. */
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
