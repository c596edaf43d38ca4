import { parentPort, workerData } from 'node:worker_threads';
import { cleanFeed } from './clean-feed.ts';
import type { CleanFeed } from './feed-item.ts';
import { ImportError } from './import-error.ts';
import type { FeedSource } from './read-source.ts';

/** What the worker answers: a feed, or why it cannot be imported. */
export type CleaningResult = { readonly feed: CleanFeed } | { readonly refused: string };

const source: FeedSource = workerData;
parentPort?.postMessage(result(), []);

function result(): CleaningResult {
  try {
    return { feed: cleanFeed(source) };
  } catch (error) {
    if (error instanceof ImportError) return { refused: error.message };
    throw error;
  }
}
