import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups, chunkName } from './tools/vite/chunk-groups.ts';
import { clientAssets } from './tools/vite/client-assets.ts';

/** Folder that a file server serves as its root; the app lives under `new/` in it. */
const siteFolder = 'dist';
const clientFolder = join(siteFolder, 'new');
const gatewayOrigin = process.env.GATEWAY_ORIGIN ?? 'http://127.0.0.1:8081';

export default defineConfig(({ isSsrBuild }) => ({
  base: '/new/',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      autoCodeSplitting: true,
      // what stands in for a page lives with the page; a first view comes loaded, so what loads is fetched after it
      codeSplittingOptions: {
        defaultBehavior: [
          ['component', 'pendingComponent'],
          ['loader'],
          ['errorComponent'],
          ['notFoundComponent'],
        ],
      },
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react(),
    isSsrBuild ? clientAssets(clientFolder) : rootFallback(),
  ],
  resolve: {
    // React has the hook itself since version 18
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: isSsrBuild ? 'dist-server' : clientFolder,
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    target: ['chrome91', 'safari14.1'],
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() }, chunkFileNames: chunkName } },
    }),
  },
  ssr: { noExternal: true },
  server: {
    proxy: Object.fromEntries(
      ['/gateway', '/gw', '/editor-manage', '/media'].map((base) => [base, { target: gatewayOrigin }]),
    ),
  },
}));

/** File servers and CDNs fall back to the root's index.html: the same page must stand there too. */
function rootFallback(): Plugin {
  return {
    name: 'root-fallback',
    apply: 'build',
    async closeBundle() {
      await copyFile(join(clientFolder, 'index.html'), join(siteFolder, 'index.html'));
    },
  };
}
