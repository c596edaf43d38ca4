import { createActor, fromPromise } from 'xstate';
import { pullToRefreshMachine } from '#machines/pull-to-refresh/pull-to-refresh.machine.ts';
import { report } from '#platform/lifecycle/report.ts';
import { watchPull } from './pull-gesture.ts';

export type PullPhase = 'resting' | 'pulled' | 'armed' | 'refreshing' | 'done' | 'failed';

export interface PullView {
  readonly phase: PullPhase;
  /** new items of the last refresh */
  readonly count: number;
}

interface PullParts {
  /** moves down with the finger */
  readonly page: HTMLElement;
  /** @returns number of new items */
  readonly refresh: () => Promise<number>;
  readonly onChange: (view: PullView) => void;
}

export interface RunningPull {
  /** scrolls to the top and refreshes */
  refresh(): void;
  stop(): void;
}

/** Starts the machine with its implementations: pulls at the page's top, and the refresh. */
export function startPull({ page, refresh, onChange }: PullParts): RunningPull {
  const actor = createActor(
    pullToRefreshMachine.provide({
      actors: {
        refresh: fromPromise<number, void>(async () => {
          try {
            return await refresh();
          } catch (cause) {
            report('refresh', cause);
            throw cause;
          }
        }),
      },
    }),
  );
  actor.subscribe(({ value, context: { count } }) => onChange({ phase: value, count }));
  actor.start();
  const root = document.documentElement;
  // disables the browser's own pull to refresh
  root.style.overscrollBehaviorY = 'contain';
  const unfollow = watchPull({
    isFree: () => !actor.getSnapshot().matches('refreshing'),
    began: () => actor.send({ type: 'pull.began' }),
    moved: (travel) => {
      page.style.transform = `translateY(${travel}px)`;
    },
    passed: () => actor.send({ type: 'pull.passed' }),
    fell: () => actor.send({ type: 'pull.fell' }),
    ended: (how) => {
      page.style.transform = '';
      actor.send({ type: how === 'released' ? 'pull.released' : 'pull.cancelled' });
    },
  });
  return {
    refresh() {
      scrollTo({ top: 0 });
      actor.send({ type: 'refresh.requested' });
    },
    stop() {
      unfollow();
      root.style.overscrollBehaviorY = '';
      actor.stop();
    },
  };
}
