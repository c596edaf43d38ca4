import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rendererId = '\0bench:react-dom-server';

/**
 * Wraps React's renderer so that a benchmark can render the same elements again: `globalThis.onRender` receives a
 * function that does so.
 */
const renderer = `
import server from 'react-dom/server';
export function renderToString(children) {
  globalThis.onRender?.(() => server.renderToString(children));
  return server.renderToString(children);
}
export default { ...server, renderToString };`;

const exposeRenders: Plugin = {
  name: 'expose-renders',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'react-dom/server' && importer !== rendererId ? rendererId : undefined,
  load: (id) => (id === rendererId ? renderer : undefined),
};

export interface BareRenderBuild {
  /** server entry module */
  readonly entry: string;
  remove(): Promise<void>;
}

/** Builds the server bundle of the app in a temporary folder, with the wrapped renderer. */
export async function buildBareRender(): Promise<BareRenderBuild> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-render-'));
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    const ssr = 'src/app/entry-server.tsx';
    await build({
      root,
      logLevel: 'error',
      plugins: [exposeRenders],
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
