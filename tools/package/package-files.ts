import { readFile, readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unbundledPackages } from '../vite/gateway.ts';

/** The part of a `package-lock.json` entry that decides what a package needs. */
interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Folders and files of the repository that a gateway needs, and what an operator reads. */
const ownSources = [
  'dist',
  'dist-server',
  'dist-gateway',
  'dist-machines',
  'gateway/services/messaging-app/sandbox-script',
  'sdk/generated/openapi.json',
  'demo/content',
  'demo/media',
  'docs/deploy.md',
  'docs/newsroom.md',
  'docs/performance.md',
  'docs/scale.md',
  'docs/deployment',
  'docs/monitoring',
  'package.json',
  'LICENSE',
];

/** What no running program reads: declarations, source maps, and the sources and other targets of native modules. */
const isUnused =
  /\.(?:map|[cm]?ts|flow|md|markdown|cc?|cpp|hpp?|gypi?|mk|o|a)$|\/(?:Makefile|tsconfig[^/]*\.json)$|\/better-sqlite3\/deps\//;
const isLicence = /\/(?:licen[cs]e|notice|copying)[^/]*$/i;

/**
 * Places of packages and of all that they need at run time, found as Node finds them: in the `node_modules` of the package
 * itself, then of each folder above it. Optional ones are listed if they are installed.
 * @param names of the packages, as they are installed for the repository
 * @param isInstalled whether a place such as `node_modules/fastify` exists
 * @throws Error naming a package that is not in the lock file
 */
export function runtimePackages(
  lock: LockedPackages,
  names: readonly string[],
  isInstalled: (place: string) => boolean,
): string[] {
  const pending = names.map((name) => `node_modules/${name}`);
  const found = new Set(pending);
  for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
    const entry = lock[place] ?? {};
    const needed = new Set([
      ...Object.keys(entry.dependencies ?? {}),
      ...Object.keys(entry.peerDependencies ?? {}).filter(
        (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
      ),
    ]);
    for (const name of [...needed, ...Object.keys(entry.optionalDependencies ?? {})]) {
      const target = resolvePlace(lock, place, name);
      if (target === undefined || !isInstalled(target)) {
        if (needed.has(name) && entry.optionalDependencies?.[name] === undefined)
          throw new Error(`${place} needs ${name}, which is not installed`);
      } else if (!found.has(target)) {
        found.add(target);
        pending.push(target);
      }
    }
  }
  return [...found].toSorted();
}

function resolvePlace(lock: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder === '.' ? '' : dirname(folder)) {
    const place = folder === '' || folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock[place] !== undefined) return place;
    if (folder === '' || folder === '.') return undefined;
  }
}

/** Whether a file of an installed package belongs into the archive. @param platform such as `linux-x64` */
export function isShipped(path: string, platform: string): boolean {
  if (isLicence.test(path)) return true;
  if (path.includes('/prebuilds/')) return path.endsWith(`/${platform}.node`);
  return !isUnused.test(path);
}

/** All files of the archive besides its programs, by their path from the root, which they keep. */
export async function packageFiles(root: string, platform: string): Promise<string[]> {
  const lock: { packages: LockedPackages } = JSON.parse(
    await readFile(join(root, 'package-lock.json'), 'utf8'),
  );
  const places = runtimePackages(lock.packages, unbundledPackages, (place) => existsSync(join(root, place)));
  const own = await Promise.all(ownSources.map((source) => filesIn(root, source)));
  const installed = await Promise.all(
    places.map(async (place) =>
      (await filesIn(root, place)).filter(
        (path) => !path.startsWith(`${place}/node_modules/`) && isShipped(path, platform),
      ),
    ),
  );
  return [...own, ...installed].flat();
}

async function filesIn(root: string, source: string): Promise<string[]> {
  if (!existsSync(join(root, source))) throw new Error(`${source} is missing: run npm run build first`);
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined;
      throw error;
    },
  );
  if (entries === undefined) return [source];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length));
}
