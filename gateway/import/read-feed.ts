import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { siblingModule } from '../module-files.ts';
import type { CleaningResult } from './clean-feed-worker.ts';
import type { CleanFeed } from './feed-item.ts';
import { ImportError } from './import-error.ts';
import type { FeedSource } from './read-source.ts';

export interface ReadingLimits {
  /** ms, the start of a worker included */
  readonly timeoutMs: number;
  /** megabytes of the heap */
  readonly memoryMb: number;
}

const defaultLimits: ReadingLimits = { timeoutMs: 30_000, memoryMb: 56 };
/** megabytes; a larger nursery is filled with garbage before it is swept */
const maxYoungGenerationSizeMb = 12;

/**
 * Decodes, parses and cleans a feed in a worker, which ends when it takes too much memory or time.
 * @throws ImportError
 */
export async function readFeed(source: FeedSource, limits: Partial<ReadingLimits> = {}): Promise<CleanFeed> {
  const { timeoutMs, memoryMb } = { ...defaultLimits, ...limits };
  const worker = new Worker(siblingModule('clean-feed-worker', import.meta.url), {
    workerData: source,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb },
  });
  let result: CleaningResult;
  try {
    [result] = await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new ImportError(failure(error, { timeoutMs, memoryMb }), { cause: error });
  } finally {
    await worker.terminate();
  }
  if ('refused' in result) throw new ImportError(result.refused);
  return result.feed;
}

function failure(error: unknown, { timeoutMs, memoryMb }: ReadingLimits): string {
  if (!(error instanceof Error)) return `the feed cannot be read (${String(error)})`;
  const advice = 'ask its publisher for one with fewer or simpler entries';
  if (error.name === 'AbortError')
    return `reading the feed takes longer than the limit of ${timeoutMs / 1000} s; ${advice}`;
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return `reading the feed takes more memory than the limit of ${memoryMb} MB; ${advice}`;
  return `the feed cannot be read (${error.message}); ${advice}`;
}
