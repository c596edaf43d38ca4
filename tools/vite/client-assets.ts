import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const virtualId = 'virtual:client-assets';
const resolvedId = `\0${virtualId}`;
/** A route's page; what else a route loads is split off its file under another mark. */
const pageKey = /^src\/routes\/(.+)\.tsx(?:\?tsr-split=component.*)?$/;
/** Modules of deferred hydration: rendered by the server, hydrated later (src/widgets/deferred-hydration). */
const deferredKey = /\.deferred\.tsx$/;
const base = '/new/';

interface ChunkAssets {
  readonly scripts: string[];
  /** addresses */
  readonly styles: string[];
}

/** What stands in the styles at an address, of all that were collected. */
type StyleTexts = Map<string, string>;

/** Gives the server build the scripts and styles of each route, as the finished client build has them. */
export function clientAssets(clientFolder: string): Plugin {
  return {
    name: 'client-assets',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const manifest = JSON.parse(await readFile(join(clientFolder, 'manifest.json'), 'utf8')) as Manifest;
      const texts: StyleTexts = new Map();
      const entry = await collect(manifest, 'index.html', clientFolder, texts);
      const routes: Record<string, ChunkAssets> = {};
      for (const key of Object.keys(manifest)) {
        const name = pageKey.exec(key)?.[1];
        if (name !== undefined) routes[name] = await collect(manifest, key, clientFolder, texts);
      }
      return moduleOf(entry, routes, texts);
    },
  };
}

/** Styles stand in it once each: most routes share most of them, and the server would hold their text for every route. */
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
 * A chunk's own files and those of every chunk it imports statically, the chunk itself first; of what it takes over
 * later only the styles. @param texts of styles, which it adds to
 */
async function collect(
  manifest: Manifest,
  key: string,
  folder: string,
  texts: StyleTexts,
): Promise<ChunkAssets> {
  const seen = new Set<string>();
  const assets: ChunkAssets = { scripts: [], styles: [] };
  async function visit(current: string, isLater = false): Promise<void> {
    const chunk = manifest[current];
    if (chunk === undefined || seen.has(current)) return;
    seen.add(current);
    if (!isLater) assets.scripts.push(base + chunk.file);
    for (const dependency of chunk.imports ?? []) await visit(dependency, isLater);
    for (const file of chunk.css ?? []) {
      const href = base + file;
      assets.styles.push(href);
      if (!texts.has(href)) texts.set(href, await readFile(join(folder, file), 'utf8'));
    }
    for (const later of chunk.dynamicImports ?? []) if (deferredKey.test(later)) await visit(later, true);
  }
  await visit(key);
  return assets;
}
