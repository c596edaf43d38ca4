import { useCallback, useEffect, useRef, useState } from 'react';
import type { EndlessListEvent, ListFacts } from '#machines/endless-list/endless-list.machine.ts';
import { report } from '#platform/lifecycle/report.ts';
import type { RunningList } from './start-endless-list.ts';

/** A list as TanStack Query has loaded it so far. */
interface LoadedPages {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  /** null where nothing failed since it was asked last */
  readonly error: unknown;
  /** loads the first page where there is none, or joins whoever is loading it */
  fetchNextPage(options: { throwOnError: true }): Promise<{ readonly hasNextPage: boolean }>;
}

export type ListPhase = 'idle' | 'loading' | 'more' | 'end' | 'failed';

export interface EndlessListParts {
  readonly phase: ListPhase;
  /** the reader comes near the foot */
  readonly onReach: () => void;
  /** the reader asks again for what failed */
  readonly onRetry: () => void;
}

interface ListOptions {
  /** the same whenever the same list shows */
  readonly listKey: string;
  /** a folded list waits for its reader before it loads its first page; others begin by themselves */
  readonly isFolded?: boolean;
}

/**
 * How a list that goes on by cursor goes on: gives its machine the query's pages, and tells what it is in. The machine is
 * fetched when there is something to decide first, so it is none of a first view's scripts.
 */
export function useEndlessList(
  pages: LoadedPages,
  { listKey, isFolded = false }: ListOptions,
): EndlessListParts {
  const latest = useRef(pages);
  const running = useRef<Promise<RunningList>>(undefined);
  // a list that was left while its machine was fetched must not speak for the one that came after it
  const turn = useRef(0);
  // the query loads its first page by itself as well: a list that begins goes with that, and asks for nothing twice
  const isBeginning = useRef(false);
  const [decided, setDecided] = useState<ListPhase>();
  const { data, hasNextPage } = pages;
  const isThere = data !== undefined;
  const pageCount = data?.pages.length ?? 0;

  useEffect(() => {
    latest.current = pages;
  });

  const send = useCallback((event: EndlessListEvent) => {
    const mine = turn.current;
    const isCurrent = () => mine === turn.current;
    const load = async () => {
      const { data: loaded, error } = latest.current;
      const hasFailed = isBeginning.current && loaded === undefined && error !== null;
      isBeginning.current = false;
      if (hasFailed) throw error;
      return loadPage(latest.current);
    };
    const list = (running.current ??= start(latest, load, (phase) => {
      if (isCurrent()) setDecided(phase);
    }));
    list.then(
      ({ actor }) => actor.send(event),
      (cause: unknown) => {
        report('endless list', cause);
        if (!isCurrent()) return;
        running.current = undefined;
        setDecided('failed');
      },
    );
  }, []);

  useEffect(
    () => () => {
      turn.current += 1;
      // what could not be started was reported when it was asked for
      running.current?.then(
        ({ stop }) => stop(),
        () => undefined,
      );
      running.current = undefined;
      setDecided(undefined);
    },
    [listKey],
  );

  useEffect(() => {
    if (running.current !== undefined && isThere) send({ type: 'list.shown', hasMore: hasNextPage });
  }, [send, listKey, isThere, pageCount, hasNextPage]);

  useEffect(() => {
    if (isThere || isFolded) return;
    isBeginning.current = true;
    send({ type: 'foot.reached' });
  }, [send, listKey, isThere, isFolded]);

  return {
    phase: decided ?? undecided(pages, isFolded),
    onReach: useCallback(() => send({ type: 'foot.reached' }), [send]),
    // where the machine itself could not be fetched it begins anew, as if the foot were reached
    onRetry: useCallback(
      () => send({ type: running.current === undefined ? 'foot.reached' : 'retry.asked' }),
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

async function loadPage({ fetchNextPage }: LoadedPages): Promise<ListFacts> {
  const { hasNextPage } = await fetchNextPage({ throwOnError: true });
  return { hasMore: hasNextPage };
}

/** What a list is in while nothing has been asked of it. */
function undecided({ data, hasNextPage }: LoadedPages, isFolded: boolean): ListPhase {
  if (data === undefined) return isFolded ? 'idle' : 'loading';
  return hasNextPage ? 'more' : 'end';
}
