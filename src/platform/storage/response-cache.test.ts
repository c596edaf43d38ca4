// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheResponse, readCachedResponses } from './response-cache.ts';

/** Like the browser's: by URL, in insertion order. */
function fakeCaches() {
  const kept = new Map<string, Map<string, Response>>();
  return {
    has: async (name: string) => kept.has(name),
    open: async (name: string) => {
      const entries = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, entries);
      return {
        put: async (address: string, response: Response) => {
          entries.delete(address);
          entries.set(address, response);
        },
        delete: async (address: string) => entries.delete(address),
        keys: async () => [...entries.keys()],
        matchAll: async () => [...entries.values()].map((response) => response.clone()),
      };
    },
  };
}

const cache = { name: 'stories', atMost: 3 };
const answer = (id: string, title = id) => ({ key: `["getArticle","${id}"]`, at: 7, data: { id, title } });
const keysOf = async () => (await readCachedResponses(cache)).map(({ key }) => key);

beforeEach(() => vi.stubGlobal('caches', fakeCaches()));
afterEach(() => vi.unstubAllGlobals());

it('evicts the oldest entry, and counts a replaced entry as the newest', async () => {
  for (const id of ['a', 'b', 'c', 'a', 'd']) await cacheResponse(cache, answer(id));
  expect(await keysOf()).toEqual(['c', 'a', 'd'].map((id) => answer(id).key));
});

it('returns a response as it was last stored', async () => {
  await cacheResponse(cache, answer('a', 'first words'));
  await cacheResponse(cache, answer('a', 'mended words'));
  expect(await readCachedResponses(cache)).toEqual([answer('a', 'mended words')]);
});

it('does not store a response that is longer than any story', async () => {
  await cacheResponse(cache, answer('a', 'x'.repeat(1_000_001)));
  expect(await readCachedResponses(cache)).toEqual([]);
});

it('stores nothing on a full device, without failing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    has: () => Promise.reject(new DOMException('forbidden', 'SecurityError')),
  });
  await cacheResponse(cache, answer('a'));
  expect(await readCachedResponses(cache)).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('stores nothing on pages without a cache, such as those without https', async () => {
  vi.stubGlobal('caches', undefined);
  await cacheResponse(cache, answer('a'));
  expect(await readCachedResponses(cache)).toEqual([]);
});
