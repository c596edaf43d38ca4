import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunking, chunkName, styleName } from './tools/vite/chunk-groups.ts';
import { clientAssets } from './tools/vite/client-assets.ts';
import { compactRouteTree } from './tools/vite/compact-route-tree.ts';
import { trimReactDom } from './tools/vite/trim-react-dom.ts';

/** Folder that a file server serves as its root; the app lives under `new/` in it. */
const siteFolder = 'dist';
const clientFolder = join(siteFolder, 'new');
const chunks = chunking();
const gatewayOrigin = process.env.GATEWAY_ORIGIN ?? 'http://127.0.0.1:8081';

export default defineConfig(({ isSsrBuild }) => ({
  base: '/new/',
  plugins: [
    chunks.plugin,
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      autoCodeSplitting: true,
      // a page's skeleton and loader share its file; the loader of a story is separate, since a server-rendered story has
      // its data
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) =>
          routeId === '/general/$'
            ? [['component', 'pendingComponent'], ['loader']]
            : [['component', 'pendingComponent', 'loader']],
      },
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    compactRouteTree(),
    trimReactDom(),
    react(),
    ...(isSsrBuild ? [clientAssets(clientFolder)] : [routesAhead(), rootFallback()]),
  ],
  resolve: {
    // React has the hook itself since version 18
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // otherwise the server also bundles React's development build
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    outDir: isSsrBuild ? 'dist-server' : clientFolder,
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    target: isSsrBuild ? 'node22' : ['chrome91', 'safari14.1'],
    modulePreload: {
      polyfill: false,
      // sorted: similar lists compress well
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? needed.toSorted() : needed),
    },
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunks.groups },
          chunkFileNames: chunkName,
          assetFileNames: styleName,
        },
      },
    }),
  },
  ssr: { noExternal: true },
  server: {
    proxy: Object.fromEntries(
      ['/gateway', '/gw', '/editor-manage', '/ledger', '/media', '/analytics.js', '/feeds', '/oembed'].map(
        (base) => [base, { target: gatewayOrigin }],
      ),
    ),
  },
}));

/** Preloads the route tree in the app shell, which the entry would request only after it has run. */
function routesAhead(): Plugin {
  return {
    name: 'routes-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const tree = Object.values(bundle).find(
          ({ type, name }) => type === 'chunk' && name === 'route-tree.gen',
        );
        if (tree === undefined) throw new Error('the build has no route tree');
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/new/${tree.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** File servers and CDNs fall back to the index.html of the root, so the app shell is copied there. */
function rootFallback(): Plugin {
  return {
    name: 'root-fallback',
    apply: 'build',
    async closeBundle() {
      await copyFile(join(clientFolder, 'index.html'), join(siteFolder, 'index.html'));
    },
  };
}
