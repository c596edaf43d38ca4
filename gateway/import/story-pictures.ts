import type { Picture } from '../domains/shared/story-cards.ts';
import { limitConcurrency } from '../services/media/concurrency-limit.ts';
import { sniffPicture } from '../services/media/sniff-picture.ts';
import { download } from './download.ts';

/** ms for one picture; a slow host must not delay a whole feed */
const pictureTimeoutMs = 10_000;
/** maximum bytes of one picture */
export const maxPictureBytes = 20 * 1024 * 1024;

/** each may hold its limit of bytes in memory */
const maxConcurrent = 2;

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
}

/**
 * Fetches the pictures of stories into the media store.
 * @param privateHosts see `DownloadOptions`; without them a feed cannot reach the machine or its network (SSRF)
 */
export function createPictureLoader(
  pictureStore: PictureStore,
  privateHosts: readonly string[] = [],
): PictureLoader {
  const requested = new Map<string, Promise<StoredPicture | undefined>>();
  const withLimit = limitConcurrency(maxConcurrent);
  return {
    async load(url, alt) {
      const loading = requested.get(url) ?? withLimit(() => fetchPicture(url, pictureStore, privateHosts));
      requested.set(url, loading);
      const picture = await loading;
      return picture && { ...picture, alt };
    },
  };
}

async function fetchPicture(
  url: string,
  pictureStore: PictureStore,
  privateHosts: readonly string[],
): Promise<StoredPicture | undefined> {
  const known = await pictureStore.find(url);
  if (known) return known;
  try {
    const { bytes } = await download(url, {
      accept: 'image/avif, image/webp, image/jpeg, image/png, image/gif',
      maxBytes: maxPictureBytes,
      timeoutMs: pictureTimeoutMs,
      privateHosts,
      isExpectedType: (type) => /^image\/(?!svg)/i.test(type),
    });
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
