import { useSyncExternalStore } from 'react';
import {
  readUnfinishedStories,
  watchReadingPositions,
  type UnfinishedStory,
} from '#platform/storage/reading-positions.ts';

const none: readonly UnfinishedStory[] = [];

/** Stories that were begun on this device, last read first; none on the server. */
export function useUnfinishedStories(): readonly UnfinishedStory[] {
  return useSyncExternalStore(watchReadingPositions, readUnfinishedStories, () => none);
}
