// @vitest-environment happy-dom
import { CancelledError } from '@tanstack/react-query';
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
  readonly onRender: (parts: EndlessListParts) => void;
}

function List(props: ListProps) {
  const { pages = 0, hasNextPage = false, error = null, listKey = 'a', isFolded = false } = props;
  const { fetchNextPage, onRender } = props;
  const data = pages === 0 ? undefined : { pages: Array.from({ length: pages }) };
  const parts = useEndlessList({ data, hasNextPage, error, fetchNextPage }, { listKey, isFolded });
  useEffect(() => {
    onRender(parts);
  });
  return null;
}

/** A list whose requests are answered in this order. */
async function openList(responses: Answer[]) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const fetchNextPage = vi.fn(async () => {
    const response = responses.shift();
    if (response === undefined || response instanceof Error) throw response ?? new Error('too many requests');
    return response;
  });
  let parts: EndlessListParts | undefined;
  const onRender = (rendered: EndlessListParts) => {
    parts = rendered;
  };
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  return {
    fetchNextPage,
    show: (shown: Shown) =>
      act(async () => root.render(<List {...shown} fetchNextPage={fetchNextPage} onRender={onRender} />)),
    phase: () => parts?.phase,
    reach: () => act(async () => parts?.onReach()),
    retry: () => act(async () => parts?.onRetry()),
  };
}

it('loads the first page on mount, and further pages to the end', async () => {
  const list = await openList([{ hasNextPage: true }, { hasNextPage: false }]);
  await list.show({});
  await eventually(() => expect(list.phase()).toBe('more'));
  await list.show({ pages: 1, hasNextPage: true });
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('end'));
  await list.reach();
  expect(list.fetchNextPage).toHaveBeenCalledTimes(2);
});

it('does not retry a failed first page automatically', async () => {
  const list = await openList([{ hasNextPage: false }]);
  await list.show({ error: new Error('network') });
  await eventually(() => expect(list.phase()).toBe('failed'));
  expect(list.fetchNextPage).not.toHaveBeenCalled();
  await list.retry();
  await eventually(() => expect(list.phase()).toBe('end'));
});

it('loads a collapsed list that failed when the reader retries', async () => {
  const list = await openList([{ hasNextPage: false }]);
  await list.show({ isFolded: true, error: new Error('network') });
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('end'));
});

it('requests nothing while it is collapsed', async () => {
  const list = await openList([{ hasNextPage: false }]);
  await list.show({ isFolded: true });
  expect(list.phase()).toBe('idle');
  expect(list.fetchNextPage).not.toHaveBeenCalled();
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('end'));
});

it('keeps server-rendered pages as they are until the end is reached', async () => {
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

it('retries automatically once the network is back', async () => {
  const list = await openList([new Error('network'), { hasNextPage: false }]);
  await list.show({ pages: 1, hasNextPage: true });
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('failed'));
  await act(async () => dispatchEvent(new Event('online')));
  await eventually(() => expect(list.phase()).toBe('end'));
});

it('starts over when the list key changes', async () => {
  const list = await openList([new Error('network'), { hasNextPage: true }]);
  await list.show({ pages: 1, hasNextPage: true });
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('failed'));
  await list.show({ listKey: 'b' });
  await eventually(() => expect(list.phase()).toBe('more'));
});

it('follows pages that are loaded elsewhere, such as by a refresh', async () => {
  const list = await openList([{ hasNextPage: false }]);
  await list.show({ pages: 2, hasNextPage: true });
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('end'));
  await list.show({ pages: 1, hasNextPage: true });
  await eventually(() => expect(list.phase()).toBe('more'));
});

it('is repaired by a refresh that brings the same pages', async () => {
  const error = new Error('network');
  const list = await openList([error]);
  await list.show({ pages: 1, hasNextPage: true });
  await list.reach();
  await list.show({ pages: 1, hasNextPage: true, error });
  await eventually(() => expect(list.phase()).toBe('failed'));
  await list.show({ pages: 1, hasNextPage: true });
  await eventually(() => expect(list.phase()).toBe('more'));
});

it('still has the next page if a refresh cancels its request', async () => {
  const list = await openList([new CancelledError(), { hasNextPage: false }]);
  await list.show({ pages: 1, hasNextPage: true });
  await list.reach();
  await eventually(() => expect(list.fetchNextPage).toHaveBeenCalledTimes(1));
  expect(list.phase()).toBe('more');
  await list.reach();
  await eventually(() => expect(list.phase()).toBe('end'));
});
