import { createStore, type Store } from '#lib/browser/store.ts';
import { emptyLog, type LiveLog } from './live-log.ts';
import type { LiveCounts, LiveRoom } from './live-types.ts';

/** Whether what happens reaches the page: `behind` while it comes back to what it lost. */
export type LiveStatus = 'steady' | 'behind' | 'offline';

/** What a room's parts read of what happens in it; each changes apart from the others, some of them often. */
export interface LiveDesk {
  readonly log: Store<LiveLog>;
  readonly counts: Store<LiveCounts>;
  readonly status: Store<LiveStatus>;
}

/** A desk that nobody tells anything yet, as on the server. */
export function createLiveDesk({ counts }: Pick<LiveRoom, 'counts'>): LiveDesk {
  return {
    log: createStore(emptyLog),
    counts: createStore(counts),
    status: createStore<LiveStatus>('steady'),
  };
}

/** Takes the counts of the moment. Likes that the gateway has answered for are not lost to counts from before them. */
export function takeCounts({ counts }: LiveDesk, told: LiveCounts): void {
  const { likes } = counts.get();
  counts.set({ ...told, likes: Math.max(likes, told.likes) });
}
