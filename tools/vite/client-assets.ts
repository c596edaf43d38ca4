import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const virtualId = 'virtual:client-assets';
const resolvedId = `\0${virtualId}`;
/** A route's component chunk; other parts of a route have a different query. */
const pageKey = /^src\/routes\/(.+)\.tsx(?:\?tsr-split=component.*)?$/;
const routeTreeKey = 'src/app/route-tree.gen.ts';
/** starts without the other routes (src/app/story-router.ts) */
const storyRoute = 'general.$';
/** Modules of deferred hydration: rendered by the server, hydrated later (src/widgets/deferred-hydration). */
const deferredKey = /\.deferred\.tsx$/;
const base = '/new/';

interface ChunkAssets {
  readonly scripts: string[];
  /** URLs */
  readonly styles: string[];
}

/** Texts of all collected style sheets by URL. */
type StyleTexts = Map<string, string>;

/** Provides the server build with the scripts and styles of each route from the client's manifest. */
export function clientAssets(clientFolder: string): Plugin {
  return {
    name: 'client-assets',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const manifest = JSON.parse(await readFile(join(clientFolder, 'manifest.json'), 'utf8')) as Manifest;
      const texts: StyleTexts = new Map();
      const entry = await collect(manifest, 'index.html', clientFolder, texts);
      const tree = await collect(manifest, routeTreeKey, clientFolder, texts);
      const routes: Record<string, ChunkAssets> = {};
      for (const key of Object.keys(manifest)) {
        const name = pageKey.exec(key)?.[1];
        if (name === undefined) continue;
        const page = await collect(manifest, key, clientFolder, texts);
        routes[name] = name === storyRoute ? page : { ...page, scripts: [...page.scripts, ...tree.scripts] };
      }
      return moduleOf(entry, routes, texts);
    },
  };
}

/** Source of the virtual module. It contains each style sheet once, because most routes share most of them. */
function moduleOf(entry: ChunkAssets, routes: Record<string, ChunkAssets>, texts: StyleTexts): string {
  const styles = Object.fromEntries(Array.from(texts, ([href, css]) => [href, { href, css }]));
  return [
    `const styles = ${JSON.stringify(styles)};`,
    'const withStyles = (part) => ({ ...part, styles: part.styles.map((href) => styles[href]) });',
    `const routes = ${JSON.stringify(routes)};`,
    `export const entryAssets = withStyles(${JSON.stringify(entry)});`,
    'export const routeAssets = Object.fromEntries(Object.entries(routes).map(([name, part]) => [name, withStyles(part)]));',
  ].join('\n');
}

/**
 * Collects the files of a chunk and its static imports, the chunk itself first; of deferred modules only the styles.
 * @param texts style sheets, to which the function adds
 */
async function collect(
  manifest: Manifest,
  key: string,
  folder: string,
  texts: StyleTexts,
): Promise<ChunkAssets> {
  const seen = new Set<string>();
  const assets: ChunkAssets = { scripts: [], styles: [] };
  async function visit(current: string, isDeferred = false): Promise<void> {
    const chunk = manifest[current];
    if (chunk === undefined || seen.has(current)) return;
    seen.add(current);
    if (!isDeferred) assets.scripts.push(base + chunk.file);
    for (const dependency of chunk.imports ?? []) await visit(dependency, isDeferred);
    for (const file of chunk.css ?? []) {
      const href = base + file;
      assets.styles.push(href);
      if (!texts.has(href)) texts.set(href, await readFile(join(folder, file), 'utf8'));
    }
    for (const imported of chunk.dynamicImports ?? [])
      if (deferredKey.test(imported)) await visit(imported, true);
  }
  await visit(key);
  return assets;
}
