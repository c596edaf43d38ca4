import { createActor, fromPromise } from 'xstate';
import { pullToRefreshMachine } from '#machines/pull-to-refresh/pull-to-refresh.machine.ts';
import { report } from '#platform/lifecycle/report.ts';
import { followPull } from './pulling-finger.ts';

export type PullPhase = 'resting' | 'pulled' | 'armed' | 'refreshing' | 'told' | 'failed';

export interface PullView {
  readonly phase: PullPhase;
  /** what the last refresh brought */
  readonly count: number;
}

interface PullParts {
  /** what goes down with the finger */
  readonly page: HTMLElement;
  /** @returns how many are new */
  readonly refresh: () => Promise<number>;
  readonly onChange: (view: PullView) => void;
}

export interface RunningPull {
  /** refreshes at once, from the top of the page */
  ask(): void;
  stop(): void;
}

/** Gives the machine its world: a finger at the top of the page, and what a refresh is. */
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
  // the browser's own pull, which loads the whole page anew, gives way to this one
  root.style.overscrollBehaviorY = 'contain';
  const unfollow = followPull({
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
    ask() {
      scrollTo({ top: 0 });
      actor.send({ type: 'refresh.asked' });
    },
    stop() {
      unfollow();
      root.style.overscrollBehaviorY = '';
      actor.stop();
    },
  };
}
