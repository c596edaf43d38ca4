import type { Picture } from '../domains/shared/story-cards.ts';
import { limitConcurrency } from '../services/media/concurrency-limit.ts';
import { sniffPicture } from '../services/media/sniff-picture.ts';
import { download } from './download.ts';

/** ms for one picture; a slow host must not delay a whole feed */
const pictureTimeoutMs = 10_000;
/** maximum bytes of one picture */
export const maxPictureBytes = 15 * 1024 * 1024;

/** addresses are part of an index, whose entries PostgreSQL limits to 2.7 kB */
const maxUrlCharacters = 2000;

/** each may hold its limit of bytes in memory */
const maxConcurrent = 2;

/** What the pictures of one feed may take. */
export interface PictureLimits {
  readonly pictures: number;
  readonly bytes: number;
  /** ms from the first request */
  readonly timeMs: number;
}

const feedLimits: PictureLimits = { pictures: 2000, bytes: 500 * 1024 * 1024, timeMs: 600_000 };

export type StoredPicture = Omit<Picture, 'alt'>;

/** Stores fetched pictures. */
export interface PictureStore {
  /** the stored picture of a URL that was fetched before */
  find(originUrl: string): Promise<StoredPicture | undefined>;
  /** @throws when the bytes are not a picture */
  store(bytes: Uint8Array, originUrl: string): Promise<StoredPicture>;
}

export interface PictureLoader {
  /** Loads a picture into the media store; undefined when it is not available. Each URL is requested once. */
  load(url: string, alt: string): Promise<Picture | undefined>;
  /** which limits ended the requests, in words; stored pictures are found beyond them */
  readonly exceeded: string | undefined;
}

/**
 * Fetches the pictures of the stories of one feed into the media store.
 * @param privateHosts see `DownloadOptions`; without them a feed cannot reach the machine or its network (SSRF)
 */
export function createPictureLoader(
  pictureStore: PictureStore,
  privateHosts: readonly string[] = [],
  limits: PictureLimits = feedLimits,
): PictureLoader {
  const requested = new Map<string, Promise<StoredPicture | undefined>>();
  const withLimit = limitConcurrency(maxConcurrent);
  const used = { pictures: 0, bytes: 0 };
  let timeForAll: AbortSignal | undefined;
  let isExceeded = false;

  const find = async (url: string) => {
    if (url.length > maxUrlCharacters) return undefined;
    const known = await pictureStore.find(url);
    if (known) return known;
    timeForAll ??= AbortSignal.timeout(limits.timeMs);
    if (used.pictures >= limits.pictures || used.bytes >= limits.bytes || timeForAll.aborted) {
      isExceeded = true;
      return undefined;
    }
    used.pictures += 1;
    return fetchPicture(url, {
      pictureStore,
      privateHosts,
      signal: timeForAll,
      onBytes: (count) => (used.bytes += count),
    });
  };

  return {
    async load(url, alt) {
      const loading = requested.get(url) ?? withLimit(() => find(url));
      requested.set(url, loading);
      const picture = await loading;
      return picture && { ...picture, alt };
    },
    get exceeded() {
      if (!isExceeded) return undefined;
      return `${limits.pictures} pictures, ${Math.round(limits.bytes / 1024 / 1024)} MB and ${Math.round(limits.timeMs / 60_000)} minutes`;
    },
  };
}

interface FetchOptions {
  readonly pictureStore: PictureStore;
  readonly privateHosts: readonly string[];
  readonly signal: AbortSignal;
  /** called with the size of a downloaded file */
  readonly onBytes: (count: number) => void;
}

async function fetchPicture(
  url: string,
  { pictureStore, privateHosts, signal, onBytes }: FetchOptions,
): Promise<StoredPicture | undefined> {
  try {
    const { bytes } = await download(url, {
      accept: 'image/avif, image/webp, image/jpeg, image/png, image/gif',
      maxBytes: maxPictureBytes,
      timeoutMs: pictureTimeoutMs,
      signal,
      privateHosts,
      isExpectedType: (type) => /^image\/(?!svg)/i.test(type),
    });
    onBytes(bytes.byteLength);
    return sniffPicture(bytes) === undefined ? undefined : await pictureStore.store(bytes, url);
  } catch {
    // a missing picture does not fail the story: it is shown as missing and counted
    return undefined;
  }
}

/** Placeholder of an unavailable picture: the app shows its missing state and its description. */
export function missingPicture(alt: string): Picture {
  return { url: '', width: 0, height: 0, color: '', alt };
}
