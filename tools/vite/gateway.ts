import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The gateway, its commands, and what runs in threads of their own. */
const entries = [
  'gateway/main.ts',
  'gateway/import/import-cli.ts',
  'gateway/import/clean-feed-worker.ts',
  'gateway/editor-cli/editor-cli.ts',
  'gateway/backup/backup-cli.ts',
  'gateway/db/drivers/check-sqlite-file.ts',
];

/**
 * Packages that stay packages: the first find files of their own beside their modules, such as native code; the others are
 * large, and loaded by few gateways.
 */
export const unbundledPackages = [
  'better-sqlite3',
  'sharp',
  'pg',
  '@fastify/swagger-ui',
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@aws-sdk/s3-request-presigner',
];

/** Name of an entry's file in the build. */
export const builtName = (entry: string) => `${basename(entry, '.ts')}.js`;

/**
 * The gateway with the packages that it uses, in a few files: as hundreds of modules it takes a third more memory and longer
 * to start (docs/decisions/0105). Names are kept, so that stacks can be read.
 */
export const gatewayPrograms: InlineConfig = {
  root,
  publicDir: false,
  ssr: { noExternal: true, external: unbundledPackages },
  build: {
    ssr: true,
    outDir: join(root, 'dist-gateway'),
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 5000,
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      input: entries,
      // all in one folder, since modules find files from their own address (`gateway/module-files.ts`)
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
};
