// The peer of the gateway's server rendering: React's renderToString of a page whose data is loaded, nothing else.
// Arguments: entry module of the build with the wrapped renderer, origin of a gateway, path of the page.
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../gateway/http/pages/page-cache.ts';

const warmUp = 100;
const renders = 200;

const [entry = '', origin = '', url = ''] = process.argv.slice(2);
const { render } = (await import(pathToFileURL(entry).href)) as PageRenderer;

let perSecond: number | undefined;
Object.assign(globalThis, {
  onRender(renderAgain: () => string) {
    for (let count = 0; count < warmUp; count += 1) renderAgain();
    const from = performance.now();
    for (let count = 0; count < renders; count += 1) renderAgain();
    perSecond = (renders * 1000) / (performance.now() - from);
  },
});
const { status } = await render({
  url,
  userAgent: '',
  cookies: {},
  nonce: 'bench',
  origin,
  exchange: async ({ url: path, ...request }) => {
    const response = await fetch(origin + path, request);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  },
});
if (status !== 200 || perSecond === undefined) throw new Error(`the page was not rendered: status ${status}`);
process.stdout.write(JSON.stringify({ perSecond }));
