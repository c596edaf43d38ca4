import { createECDH, type KeyObject } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import webPush from 'web-push';
import { isPublicAddress, lookupPublic, PrivateAddressError } from '../network/public-address.ts';

/** ms for a name's addresses, and for the answer of a push service */
const timeoutMs = 10_000;
const curve = 'prime256v1';

/** Where a browser gets its messages, and what they are encrypted for (RFC 8291). */
export interface PushSubscription {
  readonly endpoint: string;
  /** in base64url */
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly payload: string;
  /** at most 32 characters in base64url: replaces an undelivered message of the same topic */
  readonly topic: string;
  /** seconds until the push service gives up */
  readonly ttl: number;
}

/**
 * `gone`: the browser is subscribed no more. `later`: the push service did not answer or asks to wait. `refused`: it never
 * accepts this message.
 */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'later'; readonly retryAfterSeconds?: number | undefined; readonly cause: unknown }
  | { readonly kind: 'refused'; readonly cause: unknown };

export interface PushService {
  /** VAPID key (RFC 8292) in base64url */
  readonly publicKey: string;
  /** Whether the endpoint is a public https address and the keys can be encrypted for. */
  accepts(subscription: PushSubscription): Promise<boolean>;
  send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome>;
}

interface PushSettings {
  /** P-256 */
  readonly key: KeyObject;
  /** https address that a push service can complain at */
  readonly contact: string;
  /** `host:port` of push services that may be on a private network, and without TLS */
  readonly privateHosts?: readonly string[];
}

/**
 * Sends messages to browsers through their push services. An endpoint is a foreign address: only public ones are connected
 * to, and no redirect is followed (docs/decisions/0063, 0098).
 */
export function createPushService({ key, contact, privateHosts = [] }: PushSettings): PushService {
  const { publicKey, privateKey } = vapidKeys(key);

  /** @throws PrivateAddressError for an address that is not public or not https */
  function checkAddress(endpoint: string): { readonly url: URL; readonly isPrivate: boolean } {
    const url = new URL(endpoint);
    if (privateHosts.includes(url.host)) return { url, isPrivate: true };
    // sockets look up no IP literals
    const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const hasSecrets = url.username !== '' || url.password !== '';
    if (url.protocol !== 'https:' || hasSecrets || (isIP(literal) !== 0 && !isPublicAddress(literal)))
      throw new PrivateAddressError(url.host);
    return { url, isPrivate: false };
  }

  async function request(subscription: PushSubscription, message: PushMessage) {
    const { url, isPrivate } = checkAddress(subscription.endpoint);
    const { endpoint, p256dh, auth } = subscription;
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      message.payload,
      {
        vapidDetails: { subject: contact, publicKey, privateKey },
        contentEncoding: 'aes128gcm',
        TTL: message.ttl,
        topic: message.topic,
        urgency: 'normal',
      },
    );
    const { request: send } = url.protocol === 'https:' ? https : http;
    return await new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
      send(url, {
        method,
        headers,
        // a pooled connection was not checked for this address
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!isPrivate && { lookup: lookupPublic }),
      })
        .on('response', (response) => {
          resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
          response.destroy();
        })
        .on('error', reject)
        .end(body);
    });
  }

  return {
    publicKey,

    async accepts({ endpoint, p256dh, auth }) {
      if (!isUsableKey(p256dh) || Buffer.from(auth, 'base64url').length !== 16) return false;
      try {
        const { url, isPrivate } = checkAddress(endpoint);
        return isPrivate || (await hasPublicAddress(url.hostname));
      } catch {
        // not a URL, or not a public address
        return false;
      }
    },

    async send(subscription, message) {
      try {
        const { status, retryAfter } = await request(subscription, message);
        if (status >= 200 && status < 300) return { kind: 'sent' };
        if (status === 404 || status === 410) return { kind: 'gone' };
        const cause = new Error(`the push service answers with status ${status}`);
        if (status !== 429 && status < 500) return { kind: 'refused', cause };
        return { kind: 'later', retryAfterSeconds: Number(retryAfter) || undefined, cause };
      } catch (cause) {
        // an endpoint that was public when it was stored leads into the network now
        if (cause instanceof PrivateAddressError) return { kind: 'gone' };
        return { kind: 'later', cause };
      }
    },
  };
}

/** The key's public and private part as web-push takes them. */
function vapidKeys(key: KeyObject): { readonly publicKey: string; readonly privateKey: string } {
  const { d = '', x = '', y = '' } = key.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

/** Whether text is a point on the curve, which messages can be encrypted for. */
function isUsableKey(p256dh: string): boolean {
  const ecdh = createECDH(curve);
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** Whether a host has public addresses only; false when its name is unknown or takes too long. */
function hasPublicAddress(hostname: string): Promise<boolean> {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(literal) !== 0) return Promise.resolve(isPublicAddress(literal));
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs);
    lookupPublic(hostname, {}, (error) => {
      clearTimeout(timer);
      resolve(error === null);
    });
  });
}
