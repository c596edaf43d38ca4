import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listSectionsQuery, searchNewsPages } from '../generated/queries/news.ts';
import { envelope, response, testGateway } from './gateway.test-support.ts';

const page = (ids: readonly string[], nextCursor?: string) => () =>
  response(envelope({ list: ids.map((id) => ({ id })), total: 3, ...(nextCursor && { nextCursor }) }));

test('generated options load an operation under a key of its id and its input', async () => {
  const { gateway } = testGateway(page(['headline']));
  const client = new QueryClient();
  const input = { query: { cityId: '135' } };
  const { list } = await client.fetchQuery(listSectionsQuery(gateway, input));
  expect(list.map(({ id }) => id)).toEqual(['headline']);
  expect(client.getQueryData(['listSections', input])).toEqual({ list, total: 3 });
});

test('generated options load the pages of a list one after the other', async () => {
  const { gateway, sent } = testGateway([page(['1'], 'after-1'), page(['2'])]);
  const observer = new InfiniteQueryObserver(
    new QueryClient(),
    searchNewsPages(gateway, { body: { query: '泉' } }),
  );
  await observer.refetch();
  expect(observer.getCurrentResult().hasNextPage).toBe(true);
  const both = await observer.fetchNextPage();
  expect([both.data?.pages.length, both.hasNextPage]).toEqual([2, false]);
  expect(sent.map(({ body }) => (body as { cursor?: string }).cursor)).toEqual([undefined, 'after-1']);
});
