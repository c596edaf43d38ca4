import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BareVideoFeed {
  readonly address: string;
  close(): Promise<void>;
}

export interface BareVideo {
  readonly src: string;
  readonly poster: string;
}

/**
 * Serves a minimal feed of full-screen videos: all posters are in the document from the start, the row follows the finger, a
 * transition snaps it, and the only video element then gets the next address. The frames that it misses are the limit of
 * the machine.
 * @param videos with absolute addresses
 */
export async function startBareVideoFeed(videos: readonly BareVideo[]): Promise<BareVideoFeed> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(htmlOf(videos)),
  ).listen(0, '127.0.0.1');
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

function htmlOf(videos: readonly BareVideo[]): string {
  const posters = videos.map(
    ({ poster }, index) => `<img src="${poster}" style="top:${index * 100}%" alt="">`,
  );
  return `<!doctype html><html><head><meta name="viewport" content="width=device-width,initial-scale=1"><style>
body{margin:0}
main{position:fixed;inset:0;overflow:clip;background:#000;touch-action:none}
div{position:absolute;inset:0;will-change:transform}
img,video{position:absolute;left:0;width:100%;height:100%;object-fit:contain}
video{visibility:hidden}
</style></head><body><main><div>${posters.join('')}<video muted playsinline loop></video></div></main><script>
const sources = ${JSON.stringify(videos.map(({ src }) => src))};
const row = document.querySelector('div');
const video = document.querySelector('video');
let index = 0;
let from;
const moveRow = (shift) => { row.style.transform = 'translateY(' + (shift - index * innerHeight) + 'px)'; };
const playCurrent = () => {
  video.style.visibility = 'hidden';
  video.style.top = index * 100 + '%';
  video.src = sources[index];
  video.play().catch(() => undefined);
};
video.onplaying = () => { video.style.visibility = 'visible'; };
addEventListener('pointerdown', ({ clientY }) => { from = clientY; row.style.transition = ''; });
addEventListener('pointermove', ({ clientY }) => { if (from !== undefined) moveRow(clientY - from); });
addEventListener('pointerup', ({ clientY }) => {
  if (from === undefined) return;
  if (clientY < from) index += 1;
  from = undefined;
  video.pause();
  row.style.transition = 'transform 260ms cubic-bezier(0.16, 1, 0.3, 1)';
  moveRow(0);
});
row.addEventListener('transitionend', playCurrent);
playCurrent();
document.documentElement.dataset.app = 'ready';
</script></body></html>`;
}
