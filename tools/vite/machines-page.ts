import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The testers' page, built apart from the app: no reader's bundle grows by it, and `dist/`, which may be published as it
 * is, does not hold it.
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
