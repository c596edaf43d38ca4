import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const virtualId = 'virtual:client-assets';
const resolvedId = `\0${virtualId}`;
/** A route's page; what else a route loads is split off its file under another mark. */
const pageKey = /^src\/routes\/(.+)\.tsx(?:\?tsr-split=component.*)?$/;
/** What the server renders whole and the browser takes over later (src/widgets/later). */
const laterKey = /\.later\.tsx$/;
const base = '/new/';

interface ChunkAssets {
  scripts: string[];
  styles: { href: string; css: string }[];
}

/** Gives the server build the scripts and styles of each route, as the finished client build has them. */
export function clientAssets(clientFolder: string): Plugin {
  return {
    name: 'client-assets',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const manifest = JSON.parse(await readFile(join(clientFolder, 'manifest.json'), 'utf8')) as Manifest;
      const entry = await collect(manifest, 'index.html', clientFolder);
      const routes: Record<string, ChunkAssets> = {};
      for (const key of Object.keys(manifest)) {
        const name = pageKey.exec(key)?.[1];
        if (name !== undefined) routes[name] = await collect(manifest, key, clientFolder);
      }
      return `export const entryAssets = ${JSON.stringify(entry)};\nexport const routeAssets = ${JSON.stringify(routes)};`;
    },
  };
}

/**
 * A chunk's own files and those of every chunk it imports statically, the chunk itself first; of what it takes over
 * later only the styles.
 */
async function collect(manifest: Manifest, key: string, folder: string): Promise<ChunkAssets> {
  const seen = new Set<string>();
  const assets: ChunkAssets = { scripts: [], styles: [] };
  async function visit(current: string, isLater = false): Promise<void> {
    const chunk = manifest[current];
    if (chunk === undefined || seen.has(current)) return;
    seen.add(current);
    if (!isLater) assets.scripts.push(base + chunk.file);
    for (const dependency of chunk.imports ?? []) await visit(dependency, isLater);
    for (const file of chunk.css ?? [])
      assets.styles.push({ href: base + file, css: await readFile(join(folder, file), 'utf8') });
    for (const later of chunk.dynamicImports ?? []) if (laterKey.test(later)) await visit(later, true);
  }
  await visit(key);
  return assets;
}
