import { keptCaches } from '#lib/story/kept-caches.ts';
import { report } from './report.ts';

const script = '/new/service-worker.js';
/** on the root of the page that the service worker gives where there is no network (tools/vite/service-worker.ts) */
const mark = 'keptShell';

/** Has pages opened without a network from now on, where the browser can. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (navigator.serviceWorker.controller !== null) void keepShownFiles();
  // what was shown before the worker was there has passed it by
  else
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => void Promise.all([keepShownFiles(), keepShownPictures()]),
      { once: true },
    );
  navigator.serviceWorker.register(script, { scope: '/new/' }).catch((cause: unknown) => {
    // a WebView may forbid it; the reader reads on with a network
    report('service worker', cause);
  });
}

/** Whether this page was given by the service worker in place of one that could not be had. To be asked before it is built. */
export function isKeptShell(): boolean {
  return document.documentElement.dataset[mark] !== undefined;
}

/**
 * Has the worker keep the files that the page is made of; of most it has them, or the browser. The styles of a page that the
 * server rendered stand in the page itself, so that nothing has fetched them (src/app/page-assets.ts).
 */
async function keepShownFiles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const addresses = new Set([
    ...Array.from(links, ({ href }) => href),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  try {
    // one after the other: to ask for all at once takes the frames of whatever the reader is doing
    for (const address of [...addresses].filter(isFile)) await fetch(address);
  } catch (cause) {
    report('kept files', cause);
  }
}

function isFile(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.startsWith('/new/assets/');
}

/** Keeps the pictures of the gateway that the page shows by now; the browser has them, so that nothing is fetched. */
async function keepShownPictures(): Promise<void> {
  const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  const addresses = new Set(shown.map(({ currentSrc }) => currentSrc));
  try {
    const pictures = await caches.open(keptCaches.pictures);
    await pictures.addAll(
      [...addresses].filter((address) => new URL(address).pathname.startsWith('/media/')),
    );
  } catch (cause) {
    report('kept pictures', cause);
  }
}
