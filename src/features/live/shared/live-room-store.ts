import { createStore, type Store } from '#lib/browser/store.ts';
import { emptyLog, type LiveLog } from './live-log.ts';
import type { LiveCounts, LiveRoom } from './live-types.ts';

/** Connection state: `behind` while missed events are loaded. */
export type LiveStatus = 'steady' | 'behind' | 'offline';

/** Observable state of a live room; each part changes independently, some of them often. */
export interface LiveRoomStore {
  readonly log: Store<LiveLog>;
  readonly counts: Store<LiveCounts>;
  readonly status: Store<LiveStatus>;
}

/** Initial state, as on the server. */
export function createLiveRoomStore({ counts }: Pick<LiveRoom, 'counts'>): LiveRoomStore {
  return {
    log: createStore(emptyLog),
    counts: createStore(counts),
    status: createStore<LiveStatus>('steady'),
  };
}

/** Applies new counts. Likes confirmed by the gateway are kept if the counts are older. */
export function mergeCounts({ counts }: LiveRoomStore, received: LiveCounts): void {
  const { likes } = counts.get();
  counts.set({ ...received, likes: Math.max(likes, received.likes) });
}
