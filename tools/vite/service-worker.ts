import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig, Manifest, Plugin } from 'vite';
import { listOfflineFiles } from './offline-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const clientFolder = join(root, 'dist', 'new');
const virtualId = 'virtual:release';
const resolvedId = `\0${virtualId}`;
const base = '/new/';

/**
 * The service worker, built after the client because it contains the list of its files: a release with a changed file
 * changes the worker, and thereby triggers the browser's update. It is a static file beside the others.
 */
export const serviceWorker: InlineConfig = {
  root,
  base,
  publicDir: false,
  plugins: [release()],
  build: {
    outDir: clientFolder,
    emptyOutDir: false,
    target: ['chrome91', 'safari14.1'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(root, 'src', 'service-worker', 'worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
};

/** Provides the worker with the files of its release. */
function release(): Plugin {
  return {
    name: 'release',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const manifest = JSON.parse(await readFile(join(clientFolder, 'manifest.json'), 'utf8')) as Manifest;
      const shell = await readFile(join(clientFolder, 'index.html'), 'utf8');
      const all = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));
      const values = {
        precachedFiles: listOfflineFiles(manifest).map((file) => base + file),
        releaseFiles: [...all].map((file) => base + file),
        shellPage: shell.replace('<html', '<html data-kept-shell'),
      };
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
