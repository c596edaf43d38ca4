import { createStore } from '#lib/browser/store.ts';

export interface StoryOnDevice {
  readonly id: string;
  readonly title: string;
}

/**
 * Stories that open without a network by their ids, the one read last first; undefined while there is a network, when every
 * story opens. Set by the composition root.
 */
export const storiesOnDevice = createStore<ReadonlyMap<string, StoryOnDevice> | undefined>(undefined);
