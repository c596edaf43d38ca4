import { readFile } from 'node:fs/promises';

const generated = new URL('../../src/app/route-tree.gen.ts', import.meta.url);

/** Full paths of the router's routes, read from the generated route tree. */
export async function readRoutes(): Promise<string[]> {
  const text = await readFile(generated, 'utf8');
  const table = /interface FileRoutesByFullPath \{([^}]*(?:\{-\$\w+\}[^}]*)*)\n\}/.exec(text)?.[1];
  if (table === undefined) throw new Error('src/app/route-tree.gen.ts names no routes; run `npm run build`');
  return [...table.matchAll(/^\s*'([^']+)':/gm)].map(([, path = '']) => path);
}
