import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { chunkReport, type ChunkReport } from '../../tools/vite/chunk-groups.ts';
import { reachableModules } from '../../tools/vite/chunk-plan.ts';
import { domainsOf } from '../../tools/vite/module-domains.ts';
import { type Chunks, eagerFiles, readChunks } from './built-chunks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pagePattern = /^src\/routes\/[^?]+\?tsr-split=component/;

let chunks: Chunks;
let report: ChunkReport;

beforeAll(async () => {
  chunks = await readChunks();
  report = JSON.parse(await readFile(join(root, chunkReport), 'utf8'));
});

/** Modules of other domains in the files of a page that the page does not import, as `module in file`. */
function foreignModules(
  { files, modules }: ChunkReport,
  entry: { readonly id: string; readonly files: ReadonlySet<string> },
): string[] {
  const graph = new Map(Object.entries(modules));
  const domains = domainsOf(graph);
  const own = domains.get(entry.id);
  const imported = reachableModules(graph, [entry.id, 'index.html', 'src/app/route-tree.gen.ts']);
  return [...entry.files].flatMap((file) =>
    (files[file] ?? [])
      .filter((id) => domains.has(id) && domains.get(id) !== own && !imported.has(id))
      .map((id) => `${id} in ${file}`),
  );
}

test('a page loads no code that belongs to another domain and that it does not import', () => {
  const pages = Object.keys(chunks).filter((key) => pagePattern.test(key));
  expect(pages.length).toBeGreaterThan(60);
  const foreign = pages.flatMap((id) =>
    foreignModules(report, {
      id,
      files: eagerFiles(chunks, id, eagerFiles(chunks, 'index.html')),
    }).map((found) => `${id}: ${found}`),
  );
  expect(foreign).toEqual([]);
});

test('what is loaded on the first interaction belongs to no domain, unless it imports it', () => {
  const id = 'src/app/shell/shell-layer.tsx';
  expect(foreignModules(report, { id, files: eagerFiles(chunks, id) })).toEqual([]);
});

test('a module of another domain in the files of a page is found', () => {
  const modules = {
    'index.html': { imports: [], dynamicImports: ['src/routes/a.tsx?tsr-split=component'], size: 1 },
    'src/routes/a.tsx?tsr-split=component': {
      imports: ['src/features/a/page.tsx'],
      dynamicImports: [],
      size: 1,
    },
    'src/features/a/page.tsx': { imports: [], dynamicImports: [], size: 1 },
    'src/features/b/page.tsx': { imports: ['src/widgets/only-b/part.ts'], dynamicImports: [], size: 1 },
    'src/widgets/only-b/part.ts': { imports: [], dynamicImports: [], size: 1 },
  };
  const files = { 'a.js': ['src/features/a/page.tsx'], 'both.js': ['src/widgets/only-b/part.ts'] };
  const id = 'src/routes/a.tsx?tsr-split=component';
  expect(foreignModules({ files, modules }, { id, files: new Set(['a.js', 'both.js']) })).toEqual([
    'src/widgets/only-b/part.ts in both.js',
  ]);
});
