// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { clearDevice } from './clear-cache.ts';
import { keepOnDevice, readDeviceList } from './device-lists.ts';
import { heardPlace, keepHeardPlace } from './heard-places.ts';
import { keepLocalValue, readLocalValue } from './local-values.ts';
import { readSearchHistory, rememberSearch } from './search-history.ts';

const saved = { id: 'a', title: '泉水', at: '2026-11-03 08:00:00' };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('clears searches, places and kept files, says how much that was, and leaves what is the reader’s', async () => {
  rememberSearch('泉城');
  keepHeardPlace('s', 30, 100);
  keepOnDevice('savedStories', saved);
  keepLocalValue('draft', '1', '{}');
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
  expect([readSearchHistory(), heardPlace('s'), names.size]).toEqual([[], 0, 0]);
  expect([readDeviceList('savedStories'), readLocalValue('draft', '1')]).toEqual([[saved], '{}']);
  expect(await clearDevice()).toMatchObject({ searches: 0, places: 0 });
});

it('manages without a place for files', async () => {
  vi.stubGlobal('caches', undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await clearDevice()).toEqual({ files: 0, searches: 0, places: 0, bytes: 0 });
});
