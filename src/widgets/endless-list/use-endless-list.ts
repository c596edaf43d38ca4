import { CancelledError } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EndlessListEvent, ListFacts } from '#machines/endless-list/endless-list.machine.ts';
import { report } from '#platform/lifecycle/report.ts';
import type { RunningList } from './start-endless-list.ts';

/** The loaded part of a list: what `useInfiniteQuery` returns. */
interface LoadedPages {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  /** null unless the last request failed */
  readonly error: unknown;
  /** loads the first or next page, or joins a request in flight, such as a refresh */
  fetchNextPage(options: {
    throwOnError: true;
    cancelRefetch: false;
  }): Promise<{ readonly hasNextPage: boolean }>;
}

export type ListPhase = 'idle' | 'loading' | 'more' | 'end' | 'failed';

export interface EndlessListParts {
  readonly phase: ListPhase;
  /** the reader scrolls near the end */
  readonly onReach: () => void;
  /** the reader retries a failed request */
  readonly onRetry: () => void;
}

interface ListOptions {
  /** identifies the list */
  readonly listKey: string;
  /** a collapsed list loads its first page on demand; others load it at once */
  readonly isFolded?: boolean;
}

/**
 * Infinite scrolling of a cursor-paged query. The machine is lazy loaded on the first event, so it is not part of the
 * initial scripts.
 */
export function useEndlessList(
  pages: LoadedPages,
  { listKey, isFolded = false }: ListOptions,
): EndlessListParts {
  const latest = useRef(pages);
  const running = useRef<Promise<RunningList>>(undefined);
  // a list that was left while its machine was loading must not report for its successor
  const generation = useRef(0);
  // the query loads its first page on mount as well: join that request instead of sending a second one
  const isBeginning = useRef(false);
  const [machinePhase, setMachinePhase] = useState<ListPhase>();
  const { data, hasNextPage } = pages;
  const isThere = data !== undefined;
  const isBroken = pages.error !== null;
  const pageCount = data?.pages.length ?? 0;

  useEffect(() => {
    latest.current = pages;
  });

  const send = useCallback((event: EndlessListEvent) => {
    const own = generation.current;
    const isCurrent = () => own === generation.current;
    const load = async () => {
      const { data: loaded, error } = latest.current;
      const hasFailed = isBeginning.current && loaded === undefined && error !== null;
      isBeginning.current = false;
      if (hasFailed) throw error;
      return loadPage(latest.current);
    };
    const list = (running.current ??= start(latest, load, (phase) => {
      if (isCurrent()) setMachinePhase(phase);
    }));
    list.then(
      ({ actor }) => actor.send(event),
      (cause: unknown) => {
        report('endless list', cause);
        if (!isCurrent()) return;
        running.current = undefined;
        setMachinePhase('failed');
      },
    );
  }, []);

  useEffect(
    () => () => {
      generation.current += 1;
      // a failure to start was reported by `send`
      running.current?.then(
        ({ stop }) => stop(),
        () => undefined,
      );
      running.current = undefined;
      setMachinePhase(undefined);
    },
    [listKey],
  );

  useEffect(() => {
    // after a failed page, the same pages without an error come from a refresh
    if (running.current !== undefined && isThere && !isBroken)
      send({ type: 'list.shown', hasMore: hasNextPage });
  }, [send, listKey, isThere, pageCount, hasNextPage, isBroken]);

  useEffect(() => {
    if (isThere || isFolded) return;
    isBeginning.current = true;
    send({ type: 'foot.reached' });
  }, [send, listKey, isThere, isFolded]);

  return {
    phase: machinePhase ?? initialPhase(pages, isFolded),
    onReach: useCallback(() => send({ type: 'foot.reached' }), [send]),
    // if the machine itself failed to load, start it again
    onRetry: useCallback(
      () => send({ type: running.current === undefined ? 'foot.reached' : 'retry.requested' }),
      [send],
    ),
  };
}

async function start(
  latest: { readonly current: LoadedPages },
  load: () => Promise<ListFacts>,
  onPhase: (phase: ListPhase) => void,
): Promise<RunningList> {
  const { startEndlessList } = await import('./start-endless-list.ts');
  const list = startEndlessList(load);
  list.actor.subscribe(({ value }) => onPhase(value));
  const { data, hasNextPage } = latest.current;
  if (data !== undefined) list.actor.send({ type: 'list.shown', hasMore: hasNextPage });
  return list;
}

async function loadPage({ fetchNextPage, hasNextPage: hasMore }: LoadedPages): Promise<ListFacts> {
  try {
    const { hasNextPage } = await fetchNextPage({ throwOnError: true, cancelRefetch: false });
    return { hasMore: hasNextPage };
  } catch (error) {
    // a refresh has taken the place of the page
    if (error instanceof CancelledError) return { hasMore };
    throw error;
  }
}

/** The phase before the machine has started. */
function initialPhase({ data, hasNextPage }: LoadedPages, isFolded: boolean): ListPhase {
  if (data === undefined) return isFolded ? 'idle' : 'loading';
  return hasNextPage ? 'more' : 'end';
}
