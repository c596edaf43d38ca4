import type { RateLimit } from '../shared/rate-counters.ts';
import type { UploadKind } from '../../db/tables/upload-tables.ts';

const megabyte = 1024 * 1024;

/** bytes of a file */
export const largest: Readonly<Record<UploadKind, number>> = {
  picture: 20 * megabyte,
  video: 200 * megabyte,
};
/** bytes that one call sends at most: what is lost when it breaks off, and what the gateway holds in memory for it */
export const chunkSize = megabyte;
/** bytes that every call but the last sends at least, so that a file is not sent in a million calls */
export const smallestChunk = 16 * 1024;

/** What a reader may have on the way or ready, and not part of anything yet. */
export const unclaimed = { files: 40, bytes: 800 * megabyte };
/** ms after which what is not part of anything is forgotten */
export const unclaimedLife = 24 * 3_600_000;

/** Many readers share an address of a mobile carrier, and a device's secret costs nothing to make. */
export const networkLimits: Readonly<Record<UploadKind, RateLimit>> = {
  picture: { name: 'uploads', max: 600, seconds: 3600 },
  video: { name: 'video-uploads', max: 60, seconds: 3600 },
};

/** ms for which whoever writes or checks a file has it to themselves; one that was killed has lost it then */
export const holds = { writing: 20_000, checking: 120_000 };
