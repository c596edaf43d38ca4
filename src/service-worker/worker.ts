import { filesAhead, filesOfRelease, shellPage } from 'virtual:release';
import { fetchFiles, fileFor, forgetFilesBut, pictureFor } from './file-cache.ts';
import { wayOf } from './request-routing.ts';

declare const self: ServiceWorkerGlobalScope;

/** ms after which a network that says nothing counts as none */
const patience = 8000;
const ofThisRelease: ReadonlySet<string> = new Set(filesOfRelease);

/**
 * As the pages' own (gateway/http/middleware/security-headers.ts) without what only they need: this one has no inline script. Sound and
 * film of imported stories may stand anywhere.
 */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob: https: http:; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

// it answers for pages of any release alike, so it need not wait until those of the one before are closed
self.addEventListener('install', (event) => {
  event.waitUntil(fetchFiles(filesAhead).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const path = origin === self.location.origin ? pathname : undefined;
  const { method, mode, destination } = request;
  switch (wayOf({ method, mode, destination, path })) {
    case 'page':
      event.respondWith(pageFor(request));
      event.waitUntil(tidyUp());
      return;
    case 'file':
      event.respondWith(fileFor(request));
      return;
    case 'picture':
      event.respondWith(pictureFor(request, (work) => event.waitUntil(work)));
      return;
    case 'network':
  }
});

/** The page as the gateway has it now; the app's plain shell, which shows what is kept, where the gateway cannot be reached. */
async function pageFor(request: Request): Promise<Response> {
  try {
    return await Promise.race([fetch(request), giveUp()]);
  } catch {
    return new Response(shellPage, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    });
  }
}

function giveUp(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), patience);
  });
}

/** While no page is open none can be of an older release. */
async function tidyUp(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.length === 0) await forgetFilesBut(ofThisRelease);
}
