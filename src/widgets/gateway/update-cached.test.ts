import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { changeLoaded } from './update-cached.ts';

const queryKey = ['listed', { of: 'story' }];
interface Said {
  readonly id: number;
  readonly liked: boolean;
}
interface Pages {
  readonly pages: readonly (readonly Said[])[];
}

const liked = (id: number) => (kept: Pages) => ({
  ...kept,
  pages: kept.pages.map((page) => page.map((one) => (one.id === id ? { ...one, liked: true } : one))),
});

/** A list whose pages come one by one, when the test lets them. */
async function list() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ways: PromiseWithResolvers<Said[]>[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: () => {
      const way = Promise.withResolvers<Said[]>();
      ways.push(way);
      return way.promise;
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => pages.length,
  });
  observer.subscribe(() => {});
  const arrive = (id: number) => ways.at(-1)?.resolve([{ id, liked: false }]);
  const fail = () => ways.at(-1)?.reject(new Error('no network'));
  const shown = () => client.getQueryData<Pages>(queryKey)?.pages.flat();
  arrive(1);
  await vi.waitFor(() => expect(shown()).toHaveLength(1));
  return { client, observer, arrive, fail, shown };
}

it('changes what is there', async () => {
  const { client, shown } = await list();
  changeLoaded(client, { queryKey: ['listed'] }, liked(1));
  expect(shown()).toEqual([{ id: 1, liked: true }]);
});

it('holds when a page arrives that was asked for before', async () => {
  const { client, observer, arrive, shown } = await list();
  void observer.fetchNextPage();
  changeLoaded(client, { queryKey, exact: true }, liked(1));
  arrive(2);
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
  expect(shown()).toEqual([
    { id: 1, liked: true },
    { id: 2, liked: false },
  ]);
});

it('is made to what arrives where nothing has been loaded yet', async () => {
  const { client, arrive, shown } = await list();
  void client.resetQueries({ queryKey });
  changeLoaded(client, { queryKey }, liked(1));
  expect(shown()).toBeUndefined();
  arrive(1);
  await vi.waitFor(() => expect(shown()).toEqual([{ id: 1, liked: true }]));
});

it('is the last word no longer of what is asked for later', async () => {
  const { client, observer, arrive, fail, shown } = await list();
  void observer.fetchNextPage();
  changeLoaded(client, { queryKey }, liked(1));
  fail();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(shown()).toEqual([{ id: 1, liked: true }]);
  void observer.refetch();
  arrive(1);
  await vi.waitFor(() => expect(shown()).toEqual([{ id: 1, liked: false }]));
});
