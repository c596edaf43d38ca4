import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface PeerPage {
  readonly address: string;
  close(): Promise<void>;
}

const files = {
  '/photoswipe.js': { file: import.meta.resolve('photoswipe'), type: 'text/javascript' },
  '/photoswipe.css': { file: import.meta.resolve('photoswipe/style.css'), type: 'text/css' },
} as const;

/**
 * Serves PhotoSwipe on a page with thumbnails only: the same pictures in the same size, its code loaded before the tap,
 * opened by a tap on a thumbnail as PhotoSwipe Lightbox does, with defaults for everything else.
 */
export async function startPhotoSwipePage(pictures: readonly string[]): Promise<PeerPage> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/photoswipe.js' || path === '/photoswipe.css') {
      const { file, type } = files[path];
      void readFile(fileURLToPath(file)).then((body) =>
        response.writeHead(200, { 'content-type': type }).end(body),
      );
    } else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(htmlOf(pictures));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function htmlOf(pictures: readonly string[]): string {
  const thumbnails = pictures.map(
    (src, index) => `<a href="${src}" data-index="${index}"><img src="${src}" width="1280" height="853"></a>`,
  );
  return `<!doctype html><html><head><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="stylesheet" href="/photoswipe.css"><style>body{margin:0}img{display:block;width:100%;height:auto}</style></head>
<body>${thumbnails.join('')}<script type="module">
import PhotoSwipe from '/photoswipe.js';
const links = [...document.querySelectorAll('a')];
const dataSource = links.map((element) => ({ element, src: element.href, msrc: element.href, width: 1280, height: 853, thumbCropped: false }));
document.body.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  new PhotoSwipe({ dataSource, index: Number(link.dataset.index), initialPointerPos: { x: event.clientX, y: event.clientY } }).init();
});
document.documentElement.dataset.app = 'ready';
</script></body></html>`;
}
