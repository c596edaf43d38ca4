import type { OperationId, Reader } from '../../contract/handler.ts';

/** Lists that are equal for every reader and at any time, as long as nothing is written. */
const cachedOperations: ReadonlySet<OperationId> = new Set([
  'listSections',
  'listSectionNews',
  'listBanners',
  'listHeadlineNews',
  'listImportantNews',
  'listLabelNews',
  'listAds',
  'listShareHomeNews',
  'listAutoBrands',
  'getThinkTankHome',
  'listEnterpriseNames',
  'getRanking',
]);

/** Parameters of every call that no list depends on. */
const ignoredParameters: ReadonlySet<string> = new Set([
  'timestamp',
  'tokenID',
  'ak',
  'userAgent',
  'openId',
  'unionId',
]);

/** enough for the first pages of each channel and city */
const maxEntries = 200;
/** keys remembered after their first request: only a second request fills the cache */
const maxSeenKeys = 1000;
/** characters; a longer request is not likely to repeat */
const maxKeyLength = 300;

/** Cache key of a call; undefined where the response is not cached, such as for a signed-in reader. */
export function cacheKeyOf(
  id: OperationId,
  reader: Reader | undefined,
  query: unknown,
  body: unknown,
): string | undefined {
  if (!cachedOperations.has(id) || reader !== undefined) return undefined;
  const key = JSON.stringify([id, query, body], (name, value: unknown) =>
    ignoredParameters.has(name) ? undefined : value,
  );
  return key.length <= maxKeyLength ? key : undefined;
}

export interface ResponseCache {
  /**
   * Returns the cached response as bytes while the database is unchanged, else the result of `make` as text, which saves
   * a copy.
   */
  get(key: string, make: () => Promise<string>): Promise<string | Buffer<ArrayBuffer>>;
}

/**
 * Caches responses while they are exact. A response is cached at the second request for it: most distinct requests come
 * only once, and their responses would be old-generation garbage.
 * @param revision database version: changes with every write by any process; undefined where it is unknown
 */
export function createResponseCache(revision: () => string | undefined): ResponseCache {
  const cached = new Map<string, Buffer<ArrayBuffer>>();
  const seenKeys = new Set<string>();
  let cachedRevision: string | undefined;
  return {
    async get(key, make) {
      const before = revision();
      if (before === undefined) return make();
      if (before !== cachedRevision) cached.clear();
      cachedRevision = before;
      const hit = cached.get(key);
      if (hit) return hit;
      const response = await make();
      if (!seenKeys.has(key)) {
        if (seenKeys.size >= maxSeenKeys) seenKeys.clear();
        seenKeys.add(key);
        return response;
      }
      // a write came in between: the response may be of either revision
      if (revision() !== before || cachedRevision !== before) return response;
      cached.set(key, Buffer.from(response));
      const [oldest] = cached.keys();
      if (cached.size > maxEntries && oldest !== undefined) cached.delete(oldest);
      return response;
    },
  };
}
