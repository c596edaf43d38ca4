import { precachedFiles, releaseFiles, shellPage } from 'virtual:release';
import { precacheFiles, respondWithFile, deleteFilesExcept, respondWithPicture } from './file-cache.ts';
import { answerNotification, renewPush, showPush } from './push-notification.ts';
import { routeOf } from './request-routing.ts';

declare const self: ServiceWorkerGlobalScope;

/** without a response in this time the network counts as lost */
const networkTimeoutMs = 8000;
const currentFiles: ReadonlySet<string> = new Set(releaseFiles);

/**
 * The policy of the gateway's pages (gateway/http/middleware/security-headers.ts) without inline scripts, which the shell does
 * not have, and without the stream servers: without a network their audio and video cannot be played either.
 */
const contentSecurityPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

// the worker serves pages of any release, so it does not wait until the pages of the previous one are closed
self.addEventListener('install', (event) => {
  event.waitUntil(precacheFiles(precachedFiles).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const path = origin === self.location.origin ? pathname : undefined;
  const { method, mode, destination } = request;
  switch (routeOf({ method, mode, destination, path })) {
    case 'page':
      event.respondWith(respondWithPage(request));
      event.waitUntil(deleteOldFiles());
      return;
    case 'file':
      event.respondWith(respondWithFile(request));
      return;
    case 'picture':
      event.respondWith(respondWithPicture(request, (work) => event.waitUntil(work)));
      return;
    case 'network':
  }
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self.registration, event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(answerNotification(self, event.notification, event.action));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewPush(self.registration, event));
});

/** Responds with the gateway's page or, if the gateway is unreachable, with the plain shell, which shows saved content. */
async function respondWithPage(request: Request): Promise<Response> {
  try {
    return await Promise.race([fetch(request), rejectAfterTimeout()]);
  } catch {
    return new Response(shellPage, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy,
      },
    });
  }
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), networkTimeoutMs);
  });
}

/** Deletes files of older releases if no page is open that could need them. */
async function deleteOldFiles(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.length === 0) await deleteFilesExcept(currentFiles);
}
