import type { BrowserContext } from '@playwright/test';

/** Headless Chromium has no push service: only the subscription is made up, with an endpoint that nobody is sent to. */
export async function makeUpSubscriptions(context: BrowserContext) {
  await context.addInitScript(() => {
    const encoded = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const name = 'madeUpSubscription';
    const subscription = (text: string, key: ArrayBuffer | null) => ({
      ...(JSON.parse(text) as object),
      options: { applicationServerKey: key },
      toJSON: () => JSON.parse(text) as object,
      unsubscribe: async () => localStorage.removeItem(name),
    });
    const key = () =>
      new Uint8Array(JSON.parse(localStorage.getItem(`${name}Key`) ?? '[]') as number[]).buffer;
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        const text = localStorage.getItem(name);
        return text === null ? null : subscription(text, key());
      },
      async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
        const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
          'deriveBits',
        ]);
        const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
        const keys = { p256dh: encoded(point), auth: encoded(crypto.getRandomValues(new Uint8Array(16))) };
        const text = JSON.stringify({ endpoint: `https://9.9.9.9/push/${keys.auth}`, keys });
        localStorage.setItem(name, text);
        localStorage.setItem(`${name}Key`, JSON.stringify([...applicationServerKey]));
        return subscription(text, key());
      },
    });
  });
}
