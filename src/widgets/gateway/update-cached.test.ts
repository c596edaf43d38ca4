import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { updateCached } from './update-cached.ts';

const queryKey = ['listed', { of: 'story' }];
interface Entry {
  readonly id: number;
  readonly liked: boolean;
}
interface Pages {
  readonly pages: readonly (readonly Entry[])[];
}

const liked = (id: number) => (data: Pages) => ({
  ...data,
  pages: data.pages.map((page) => page.map((one) => (one.id === id ? { ...one, liked: true } : one))),
});

/** A list whose pages arrive when the test resolves their requests. */
async function list() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const requests: PromiseWithResolvers<Entry[]>[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: () => {
      const request = Promise.withResolvers<Entry[]>();
      requests.push(request);
      return request.promise;
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => pages.length,
  });
  observer.subscribe(() => {});
  const arrive = (id: number) => requests.at(-1)?.resolve([{ id, liked: false }]);
  const fail = () => requests.at(-1)?.reject(new Error('no network'));
  const shown = () => client.getQueryData<Pages>(queryKey)?.pages.flat();
  arrive(1);
  await vi.waitFor(() => expect(shown()).toHaveLength(1));
  return { client, observer, arrive, fail, shown };
}

it('updates cached data', async () => {
  const { client, shown } = await list();
  updateCached(client, { queryKey: ['listed'] }, liked(1));
  expect(shown()).toEqual([{ id: 1, liked: true }]);
});

it('holds when a page requested before the update arrives', async () => {
  const { client, observer, arrive, shown } = await list();
  void observer.fetchNextPage();
  updateCached(client, { queryKey, exact: true }, liked(1));
  arrive(2);
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
  expect(shown()).toEqual([
    { id: 1, liked: true },
    { id: 2, liked: false },
  ]);
});

it('applies to the first response where nothing is cached yet', async () => {
  const { client, arrive, shown } = await list();
  void client.resetQueries({ queryKey });
  updateCached(client, { queryKey }, liked(1));
  expect(shown()).toBeUndefined();
  arrive(1);
  await vi.waitFor(() => expect(shown()).toEqual([{ id: 1, liked: true }]));
});

it('does not apply to later requests', async () => {
  const { client, observer, arrive, fail, shown } = await list();
  void observer.fetchNextPage();
  updateCached(client, { queryKey }, liked(1));
  fail();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(shown()).toEqual([{ id: 1, liked: true }]);
  void observer.refetch();
  arrive(1);
  await vi.waitFor(() => expect(shown()).toEqual([{ id: 1, liked: false }]));
});

it('leaves a query alone in which nothing changes, and keeps the age of one that it updates', () => {
  const client = new QueryClient();
  client.setQueryData(['a'], { id: 1 }, { updatedAt: 5 });
  client.setQueryData(['b'], { id: 2 }, { updatedAt: 5 });
  const changed: unknown[] = [];
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') changed.push(query.queryKey);
  });
  updateCached<{ id: number }>(client, {}, (data) => (data.id === 1 ? { id: 3 } : data));
  expect(changed).toEqual([['a']]);
  expect(client.getQueryState(['a'])).toMatchObject({ data: { id: 3 }, dataUpdatedAt: 5 });
});
