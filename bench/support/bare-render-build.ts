import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rendererId = '\0bench:react-dom-server';

/**
 * React's renderer, which also hands out how to render the same elements again: whoever wants them sets
 * `globalThis.onRender`.
 */
const renderer = `
import server from 'react-dom/server';
export default {
  ...server,
  renderToString(children) {
    globalThis.onRender?.(() => server.renderToString(children));
    return server.renderToString(children);
  },
};`;

const handOutRenders: Plugin = {
  name: 'hand-out-renders',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'react-dom/server' && importer !== rendererId ? rendererId : undefined,
  load: (id) => (id === rendererId ? renderer : undefined),
};

export interface BareRenderBuild {
  /** module like the gateway's server build */
  readonly entry: string;
  remove(): Promise<void>;
}

/** Builds the server's half of the app once more, in a temporary folder, with a renderer that can be had on its own. */
export async function buildBareRender(): Promise<BareRenderBuild> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-render-'));
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    const ssr = 'src/app/entry-server.tsx';
    await build({
      root,
      logLevel: 'error',
      plugins: [handOutRenders],
      build: { ssr, outDir, emptyOutDir: true },
    });
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
  return {
    entry: join(outDir, 'entry-server.js'),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
