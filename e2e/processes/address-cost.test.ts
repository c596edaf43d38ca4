import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const added = 20;
const maxBytesPerAddress = 60;

let folder: string;
let bare: Record<string, number>;
let extended: Record<string, number>;

/** A page with a style sheet, a loader and a skeleton. */
function writePage(name: string): Promise<unknown>[] {
  const feature = join(folder, 'src', 'features', name);
  return [
    writeFile(
      join(folder, 'src', 'routes', `${name}.$.tsx`),
      `import { createFileRoute } from '@tanstack/react-router';
import { Page, Skeleton } from '#features/${name}/${name}-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
export const Route = createFileRoute('/${name}/$')({
  loader: async ({ params }) => ({ id: params._splat ?? '${name}' }),
  head: () => pageHead('${name}'),
  pendingComponent: Skeleton,
  component: function Shown() { return <Page {...Route.useLoaderData()} />; },
});
`,
    ),
    mkdir(feature, { recursive: true }).then(() =>
      Promise.all([
        writeFile(join(feature, `${name}-page.module.css`), `.${name} { color: var(--${name}); }`),
        writeFile(
          join(feature, `${name}-page.tsx`),
          `import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import styles from './${name}-page.module.css';
export const Page = ({ id }: { readonly id: string }) => <><PageBar title={<h1>${name}</h1>} /><main className={styles.${name}}>{id}</main></>;
export const Skeleton = () => <SkeletonLine />;
`,
        ),
      ]),
    ),
  ];
}

/** Compressed bytes of what a page loads before hydration, by page; of every page that is not new. */
async function buildSizes(): Promise<Record<string, number>> {
  const outDir = join(folder, 'dist', 'new');
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Manifest;
  const sizes: Record<string, number> = {};
  const fileSizes = new Map<string, number>();
  for (const key of Object.keys(manifest)) {
    if (!/^src\/routes\/(?!made)[^?]+\?tsr-split=component/.test(key)) continue;
    const files = new Set<string>();
    const isStory = key.includes('general.$');
    collect(manifest, 'index.html', files);
    collect(manifest, key, files);
    if (!isStory) collect(manifest, 'src/app/route-tree.gen.ts', files);
    let bytes = 0;
    for (const file of files) {
      const size = fileSizes.get(file) ?? brotliCompressSync(await readFile(join(outDir, file))).length;
      fileSizes.set(file, size);
      bytes += size;
    }
    sizes[key] = bytes;
  }
  return sizes;
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  chunk.imports?.forEach((imported) => collect(manifest, imported, files));
}

beforeAll(async () => {
  // below the project, so that its packages are found
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache', 'address-cost-'));
  for (const entry of ['src', 'machines', 'rules', 'tools', 'index.html', 'vite.config.ts', 'package.json'])
    await cp(join(root, entry), join(folder, entry), { recursive: true });
  for (const entry of await readdir(root))
    if (entry.startsWith('tsconfig') || entry === 'node_modules')
      await symlink(join(root, entry), join(folder, entry));
  bare = await buildSizes();
  await Promise.all(Array.from({ length: added }, (_, at) => writePage(`made${at}`)).flat());
  extended = await buildSizes();
  // two builds of the whole app
}, 360_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it(`one more address costs each other page at most ${maxBytesPerAddress} bytes, and a story nothing`, () => {
  expect(Object.keys(bare).length).toBeGreaterThan(60);
  for (const [page, size] of Object.entries(bare)) {
    const growth = ((extended[page] ?? Number.NaN) - size) / added;
    expect(growth, page).toBeLessThanOrEqual(page.includes('general.$') ? 5 : maxBytesPerAddress);
  }
});
