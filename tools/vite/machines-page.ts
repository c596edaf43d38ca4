import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The state machine workbench for testers, built separately: it adds nothing to the app's bundles, and `dist/`, which may
 * be published as it is, does not contain it.
 */
export const machinesPage: InlineConfig = {
  root: join(root, 'src', 'workbench'),
  base: '/new/__machines/',
  plugins: [react()],
  build: {
    outDir: join(root, 'dist-machines'),
    emptyOutDir: true,
    target: ['es2022', 'chrome87', 'safari14'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
};
