import { report } from '../lifecycle/report.ts';

/** A cache for one kind of response; the oldest entries are evicted. */
export interface ResponseCache {
  /** name in Cache Storage */
  readonly name: string;
  readonly atMost: number;
}

/** A gateway response as the page received it. */
export interface CachedResponse {
  /** identifies the request */
  readonly key: string;
  /** ms since 1970 at which it was received */
  readonly at: number;
  readonly data: object;
}

/** maximum bytes of a response, far more than a list or the longest story */
const largest = 1_000_000;
/** URL path below which no page and no file exists */
const place = '/new/kept/';

const addressOf = (key: string) => place + encodeURIComponent(key);

/** Whether responses can be cached: Cache Storage requires https. */
export function canCacheResponses(): boolean {
  return typeof caches === 'object';
}

/** Stores a response as the newest entry; one that is too long, or does not fit, is not stored. */
export async function cacheResponse(
  { name, atMost }: ResponseCache,
  response: CachedResponse,
): Promise<void> {
  const body = new Blob([JSON.stringify(response)], { type: 'application/json' });
  if (!canCacheResponses() || body.size > largest) return;
  try {
    const cache = await caches.open(name);
    // Cache Storage lists entries in insertion order and moves a replaced entry to the end
    await cache.put(
      addressOf(response.key),
      new Response(body, { headers: { 'content-length': String(body.size) } }),
    );
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - atMost)).map((oldest) => cache.delete(oldest)));
  } catch (cause) {
    report('cached response', cause);
  }
}

/** All entries, newest last; unreadable entries are skipped. */
export async function readCachedResponses({ name }: ResponseCache): Promise<CachedResponse[]> {
  if (!canCacheResponses()) return [];
  try {
    if (!(await caches.has(name))) return [];
    const responses = await (await caches.open(name)).matchAll();
    const cached = await Promise.all(responses.map(async (response) => parsed(await response.text())));
    return cached.filter((response) => response !== undefined);
  } catch (cause) {
    report('cached responses', cause);
    return [];
  }
}

function parsed(text: string): CachedResponse | undefined {
  const value: unknown = JSON.parse(text);
  return isCachedResponse(value) ? value : undefined;
}

function isCachedResponse(value: unknown): value is CachedResponse {
  if (typeof value !== 'object' || value === null) return false;
  const { key, at, data } = value as Partial<Record<keyof CachedResponse, unknown>>;
  return typeof key === 'string' && typeof at === 'number' && typeof data === 'object' && data !== null;
}
