import { createStore } from '#lib/browser/store.ts';

export interface OfflineStory {
  readonly id: string;
  readonly title: string;
}

/** Stories available offline by id, most recently read first; undefined while online. Set by the composition root. */
export const offlineStories = createStore<ReadonlyMap<string, OfflineStory> | undefined>(undefined);
