import { cacheNames } from '#lib/story/cache-names.ts';
import { report } from './report.ts';

const script = '/new/service-worker.js';

/** Registers the service worker, so that pages open offline. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (navigator.serviceWorker.controller !== null) void cacheShownFiles();
  // pages shown before the worker was installed were not cached by it
  else
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => void Promise.all([cacheShownFiles(), cacheShownPictures()]),
      { once: true },
    );
  navigator.serviceWorker.register(script, { scope: '/new/' }).catch((cause: unknown) => {
    // a WebView may forbid it; reading works online
    report('service worker', cause);
  });
}

/**
 * Has the worker cache the files of the page. Styles of a server-rendered page are inline, so nothing has requested their
 * files (src/app/page-assets.ts).
 */
async function cacheShownFiles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const addresses = new Set([
    ...Array.from(links, ({ href }) => href),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  try {
    // sequential: parallel requests would delay the frames of an interaction
    for (const address of [...addresses].filter(isFile)) await fetch(address);
  } catch (cause) {
    report('kept files', cause);
  }
}

function isFile(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.startsWith('/new/assets/');
}

/** Has the worker cache the pictures shown so far; they come from the HTTP cache. */
async function cacheShownPictures(): Promise<void> {
  const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  const addresses = new Set(shown.map(({ currentSrc }) => currentSrc));
  try {
    const pictures = await caches.open(cacheNames.pictures);
    for (const address of addresses)
      if (new URL(address).pathname.startsWith('/media/')) await pictures.add(address);
  } catch (cause) {
    report('kept pictures', cause);
  }
}
