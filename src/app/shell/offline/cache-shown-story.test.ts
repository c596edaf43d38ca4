// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheShownStory } from './cache-shown-story.ts';

const kept = vi.fn();
vi.mock('#platform/storage/response-cache.ts', () => ({
  cacheResponse: (_shelf: unknown, { key, data }: { key: string; data: unknown }) => kept(key, data),
}));

let client: QueryClient;
let stop: () => void;
beforeEach(() => {
  kept.mockReset();
  client = new QueryClient();
  stop = cacheShownStory(client);
  history.replaceState({}, '', '/new/general/1001');
});
afterEach(() => stop());

const load = (call: string, body: object) =>
  client.fetchQuery({ queryKey: [call, { body }], queryFn: () => ({ title: '泉水' }) });

it('caches every query of the shown story', async () => {
  await load('getArticle', { newsId: '1001', beginning: true });
  await load('getArticle', { newsId: '1001' });
  expect(kept.mock.calls).toEqual([
    ['["getArticle",{"body":{"beginning":true,"newsId":"1001"}}]', { title: '泉水' }],
    ['["getArticle",{"body":{"newsId":"1001"}}]', { title: '泉水' }],
  ]);
});

it('caches neither a story that is merely prefetched nor other queries of a story', async () => {
  await load('getArticle', { newsId: '1002' });
  await load('listNewsComments', { newsId: '1001' });
  history.replaceState({}, '', '/new/');
  await load('getArticle', { newsId: '1001' });
  expect(kept).not.toHaveBeenCalled();
});
