// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoadedData } from '#widgets/gateway/loaded-data.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import { offlineStories } from '#widgets/offline/offline-stories.ts';
import { restoreOfflineData } from './restore-offline-data.ts';

const minute = 60_000;
const story = ['getArticle', { body: { newsId: '1001' } }];
const kept = { key: JSON.stringify(story), at: 1, data: { id: '1001', title: '泉水' } };
const list = { key: JSON.stringify(['listSections', {}]), at: 1, data: { list: [] } };

beforeEach(() => {
  vi.useFakeTimers();
  const caches: Record<string, object> = { 'kept-stories': kept, 'kept-lists': list };
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async (name: string) => ({ matchAll: async () => [new Response(JSON.stringify(caches[name]))] }),
  });
});
afterEach(() => {
  dispatchEvent(new Event('online'));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('keeps restored data in memory while offline, and lets it be collected afterwards', async () => {
  const loaded = createLoadedData();
  const client = queryClientOf(loaded);
  // loaded just before the network was lost, and not observed now
  client.setQueryData(['listSections', {}], { list: ['newer'] });
  await restoreOfflineData(loaded);
  expect([...(offlineStories.get()?.keys() ?? [])]).toEqual(['1001']);
  await vi.advanceTimersByTimeAsync(30 * minute);
  expect(client.getQueryData(story)).toEqual(kept.data);
  expect(client.getQueryData(['listSections', {}])).toEqual({ list: ['newer'] });

  dispatchEvent(new Event('online'));
  expect(offlineStories.get()).toBeUndefined();
  expect(client.getQueryData(story)).toEqual(kept.data);
  await vi.advanceTimersByTimeAsync(6 * minute);
  expect(client.getQueryData(story)).toBeUndefined();
});
