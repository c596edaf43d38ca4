// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#ui/state/test-mount.ts';
import { useEndlessList, type EndlessListParts } from './use-endless-list.ts';

type Answer = { readonly hasNextPage: boolean } | Error;

interface Shown {
  readonly pages?: number;
  readonly hasNextPage?: boolean;
  readonly error?: Error;
  readonly listKey?: string;
  readonly isFolded?: boolean;
}

interface ListProps extends Shown {
  readonly fetchNextPage: () => Promise<{ readonly hasNextPage: boolean }>;
  readonly tell: (parts: EndlessListParts) => void;
}

function List(props: ListProps) {
  const { pages = 0, hasNextPage = false, error = null, listKey = 'a', isFolded = false } = props;
  const { fetchNextPage, tell } = props;
  const data = pages === 0 ? undefined : { pages: Array.from({ length: pages }) };
  const parts = useEndlessList({ data, hasNextPage, error, fetchNextPage }, { listKey, isFolded });
  useEffect(() => {
    tell(parts);
  });
  return null;
}

/** A list whose pages are answered in this order. */
async function openList(answers: Answer[]) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const fetchNextPage = vi.fn(async () => {
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
    return answer;
  });
  let parts: EndlessListParts | undefined;
  const tell = (told: EndlessListParts) => {
    parts = told;
  };
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  return {
    fetchNextPage,
    show: (shown: Shown) =>
      act(async () => root.render(<List {...shown} fetchNextPage={fetchNextPage} tell={tell} />)),
    phase: () => parts?.phase,
    reach: () => act(async () => parts?.onReach()),
    retry: () => act(async () => parts?.onRetry()),
  };
}

it('begins by itself where nothing is there, and goes on to the end', async () => {
  const list = await openList([{ hasNextPage: true }, { hasNextPage: false }]);
  await list.show({});
  await eventually(() => expect(list.phase()).toBe('more'));
  await list.show({ pages: 1, hasNextPage: true });
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('end'));
  await list.reach();
  expect(list.fetchNextPage).toHaveBeenCalledTimes(2);
});

it('does not ask again by itself for a first page that has failed', async () => {
  const list = await openList([{ hasNextPage: false }]);
  await list.show({ error: new Error('network') });
  await eventually(() => expect(list.phase()).toBe('failed'));
  expect(list.fetchNextPage).not.toHaveBeenCalled();
  await list.retry();
  await eventually(() => expect(list.phase()).toBe('end'));
});

it('loads a folded list that failed when its reader asks', async () => {
  const list = await openList([{ hasNextPage: false }]);
  await list.show({ isFolded: true, error: new Error('network') });
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('end'));
});

it('asks for nothing while it is folded', async () => {
  const list = await openList([{ hasNextPage: false }]);
  await list.show({ isFolded: true });
  expect(list.phase()).toBe('idle');
  expect(list.fetchNextPage).not.toHaveBeenCalled();
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('end'));
});

it('decides nothing about pages that came with the document until the foot is reached', async () => {
  const list = await openList([new Error('network'), { hasNextPage: false }]);
  await list.show({ pages: 1, hasNextPage: true });
  expect(list.phase()).toBe('more');
  expect(list.fetchNextPage).not.toHaveBeenCalled();
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('failed'));
  await list.reach();
  expect(list.fetchNextPage).toHaveBeenCalledTimes(1);
  await list.retry();
  await eventually(() => expect(list.phase()).toBe('end'));
});

it('tries again by itself once the network is back', async () => {
  const list = await openList([new Error('network'), { hasNextPage: false }]);
  await list.show({ pages: 1, hasNextPage: true });
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('failed'));
  await act(async () => dispatchEvent(new Event('online')));
  await eventually(() => expect(list.phase()).toBe('end'));
});

it('begins anew when it becomes another list', async () => {
  const list = await openList([new Error('network'), { hasNextPage: true }]);
  await list.show({ pages: 1, hasNextPage: true });
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('failed'));
  await list.show({ listKey: 'b' });
  await eventually(() => expect(list.phase()).toBe('more'));
});

it('goes with pages that come from elsewhere, such as a refresh', async () => {
  const list = await openList([{ hasNextPage: false }]);
  await list.show({ pages: 2, hasNextPage: true });
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('end'));
  await list.show({ pages: 1, hasNextPage: true });
  await eventually(() => expect(list.phase()).toBe('more'));
});
