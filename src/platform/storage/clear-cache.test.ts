// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { clearDevice } from './clear-cache.ts';
import { addToDeviceList, readDeviceList } from './device-lists.ts';
import { readPlaybackPosition, storePlaybackPosition } from './playback-positions.ts';
import { storeLocalValue, readLocalValue } from './local-values.ts';
import { readSearchHistory, addSearch } from './search-history.ts';

const saved = { id: 'a', title: '泉水', at: '2026-11-03 08:00:00' };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('clears searches, positions and cached files, reports how much, and keeps personal data', async () => {
  addSearch('泉城');
  storePlaybackPosition('s', 30, 100);
  addToDeviceList('savedStories', saved);
  storeLocalValue('draft', '1', '{}');
  const names = new Set(['pages']);
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    open: async () => ({
      matchAll: async () => [new Response('12345', { headers: { 'content-length': '5' } }), new Response('')],
    }),
    delete: async (name: string) => names.delete(name),
  });
  const cleared = await clearDevice();
  expect(cleared).toMatchObject({ files: 2, searches: 1, places: 1 });
  expect(cleared.bytes).toBe(5 + new Blob(['searchHistory', '["泉城"]', 'heardPlaces', '[["s",30]]']).size);
  expect([readSearchHistory(), readPlaybackPosition('s'), names.size]).toEqual([[], 0, 0]);
  expect([readDeviceList('savedStories'), readLocalValue('draft', '1')]).toEqual([[saved], '{}']);
  expect(await clearDevice()).toMatchObject({ searches: 0, places: 0 });
});

it('works without a cache for files', async () => {
  vi.stubGlobal('caches', undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await clearDevice()).toEqual({ files: 0, searches: 0, places: 0, bytes: 0 });
});
