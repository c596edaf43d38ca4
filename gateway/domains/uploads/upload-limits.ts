import type { RateLimit } from '../shared/rate-counters.ts';
import type { UploadKind } from '../../db/tables/upload-tables.ts';

const megabyte = 1024 * 1024;

export const maxFileBytes: Readonly<Record<UploadKind, number>> = {
  picture: 20 * megabyte,
  video: 200 * megabyte,
};
/** limit of one request: it is lost if the connection breaks, and is held in memory */
export const maxChunkBytes = megabyte;
/** lower limit of every request but the last, so that a file is not sent in a million requests */
export const minChunkBytes = 16 * 1024;

/** a file of which nothing has arrived is given up after this time; the page then begins again */
export const untouchedLifetimeMs = 300_000;
/** limit of bytes that were announced and have not arrived: of one owner, and of a network that many readers may share */
export const reservedBytes = { owner: 400 * megabyte, network: 4096 * megabyte };

/** limit of one owner's files that are not attached to anything yet; bytes are those that have arrived */
export const unclaimedQuota = { files: 40, bytes: 800 * megabyte };
/** files that are not attached to anything are deleted after this time */
export const unclaimedLifetimeMs = 24 * 3_600_000;

/** Per network, because device secrets are free to make; generous, because many readers share a mobile carrier's address. */
export const networkLimits: Readonly<Record<UploadKind, RateLimit>> = {
  picture: { name: 'uploads', max: 600, seconds: 3600 },
  video: { name: 'video-uploads', max: 60, seconds: 3600 },
};

/** lifetime of the lock on an upload; the lock of a process that was killed expires then */
export const lockMs = { writing: 20_000, checking: 120_000 };
