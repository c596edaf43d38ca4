import { isInstalled } from '../install/install-prompt.ts';
import { registerServiceWorker } from './service-worker.ts';

/** A first visit caches files before its service worker can receive anything. */
const workerTimeoutMs = 30_000;

/** `uninstalled`: a browser whose pages are notified only from the home screen, as on iOS. */
export type PushSupport = 'supported' | 'uninstalled' | 'unsupported';

export function pushSupport(): PushSupport {
  // missing without https and in many WebViews
  if (!('serviceWorker' in navigator)) return 'unsupported';
  if ('PushManager' in window && 'Notification' in window) return 'supported';
  // only iOS has this property
  return 'standalone' in navigator && !isInstalled() ? 'uninstalled' : 'unsupported';
}

export const areNotificationsDenied = (): boolean => Notification.permission === 'denied';

/** Asks the reader, unless they have answered before. Browsers allow it only directly after a tap. */
export const askForNotifications = (): Promise<NotificationPermission> => Notification.requestPermission();

/** The browser's address at its push service, and what messages are encrypted for. */
export interface BrowserAddress {
  readonly endpoint: string;
  /** in base64url */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** This browser's endpoint; undefined while it is not subscribed. */
export async function readPushEndpoint(): Promise<string | undefined> {
  return (await currentSubscription())?.endpoint;
}

/**
 * Subscribes this browser; a subscription with another key is replaced.
 * @param key the gateway's, in base64url
 * @throws DOMException `AbortError` if the browser's push service is not reached, `NotAllowedError` without permission
 */
export async function subscribeToPush(key: string): Promise<BrowserAddress> {
  const { pushManager } = await activeRegistration();
  const applicationServerKey = bytesOf(key);
  const known = await pushManager.getSubscription();
  const isOurs = known !== null && isSameKey(known.options.applicationServerKey, applicationServerKey);
  if (known !== null && !isOurs) await known.unsubscribe();
  const subscription =
    known !== null && isOurs
      ? known
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } };
}

/** Ends this browser's subscription. */
export async function endPush(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

/** Calls back after the service worker has stopped notifications. @returns a function that unsubscribes */
export function watchStoppedPush(onStopped: () => void): () => void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', onStopped);
  return () => serviceWorker.removeEventListener('message', onStopped);
}

async function currentSubscription() {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager.getSubscription();
}

async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  registerServiceWorker();
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_resolve, reject) => {
      setTimeout(
        () => reject(new DOMException('the service worker is not ready', 'TimeoutError')),
        workerTimeoutMs,
      );
    }),
  ]);
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function isSameKey(known: ArrayBuffer | null, key: Uint8Array): boolean {
  const bytes = new Uint8Array(known ?? []);
  return bytes.length === key.length && bytes.every((byte, at) => byte === key[at]);
}
