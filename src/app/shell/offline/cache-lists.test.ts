// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheLists } from './cache-lists.ts';

/** ms; generous for busy machines */
const waitOptions = { timeout: 5000 };

let kept: string[];
let texts: string[];
beforeEach(() => {
  kept = [];
  texts = [];
  const cache = {
    delete: async () => false,
    put: async (_: string, response: Response) => {
      const text = await response.text();
      texts.push(text);
      kept.push(JSON.parse(text).key);
    },
    keys: async () => [],
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => vi.unstubAllGlobals());

const feed = (body: object) => ['listVideoFeed', 'pages', { body }];

it('caches the list of the newest videos, but no single video and no collection', async () => {
  const client = new QueryClient();
  const stop = cacheLists(client);
  for (const queryKey of [
    feed({ newsId: 'f01', pageSize: 8 }),
    feed({ collectionId: 'hai', pageSize: 8 }),
    ['listVideoFeed', { body: { newsId: 'f01', pageSize: 1 } }],
    feed({ pageSize: 20 }),
    ['videoStrip'],
  ])
    client.setQueryData(queryKey, { pages: [{ list: [] }], pageParams: [undefined] });
  await vi.waitFor(() => expect(kept).toHaveLength(2), waitOptions);
  expect(kept).toEqual([JSON.stringify(feed({ pageSize: 20 })), JSON.stringify(['videoStrip'])]);
  stop();
});

it('removes the mark of ownership from a cached tip, since others may use the device later', async () => {
  const client = new QueryClient();
  const stop = cacheLists(client);
  const sent = { id: 'tip-1', text: '夜里有车往河里倒东西', author: { name: '匿名读者', anonymous: true } };
  client.setQueryData(['listTopicTips', 'pages', { body: { order: 'new' } }], {
    pages: [
      {
        list: [
          { ...sent, own: true },
          { ...sent, id: 'tip-2', own: false },
        ],
      },
      { list: [] },
    ],
    pageParams: [undefined, 'next'],
  });
  await vi.waitFor(() => expect(texts).toHaveLength(1), waitOptions);
  expect(texts[0]).not.toContain('"own":true');
  expect(JSON.parse(texts[0] ?? '').data).toEqual({
    pages: [{ list: [sent, { ...sent, id: 'tip-2' }].map((tip) => ({ ...tip, own: false })) }],
    pageParams: [null],
  });
  // the open page still shows the mark
  expect(
    JSON.stringify(client.getQueryData(['listTopicTips', 'pages', { body: { order: 'new' } }])),
  ).toContain('"own":true');
  stop();
});
