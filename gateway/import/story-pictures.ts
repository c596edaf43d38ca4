import type { Picture } from '../domains/shared/story-cards.ts';

/** ms for one picture; a slow host must not delay a whole feed */
const pictureTimeoutMs = 10_000;
/** maximum bytes of one picture */
export const maxPictureBytes = 20 * 1024 * 1024;

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
 * @param feedHost host of the feed, which may be on a private network; no other private host is requested
 */
export function createPictureLoader(pictureStore: PictureStore, feedHost: string | undefined): PictureLoader {
  const requested = new Map<string, Promise<StoredPicture | undefined>>();
  return {
    async load(url, alt) {
      const loading = requested.get(url) ?? fetchPicture(url, pictureStore, feedHost);
      requested.set(url, loading);
      const picture = await loading;
      return picture && { ...picture, alt };
    },
  };
}

async function fetchPicture(
  url: string,
  pictureStore: PictureStore,
  feedHost: string | undefined,
): Promise<StoredPicture | undefined> {
  const known = await pictureStore.find(url);
  if (known) return known;
  const { hostname, host } = new URL(url);
  if (isPrivateHost(hostname) && host !== feedHost) return undefined;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(pictureTimeoutMs) });
    if (!response.ok || Number(response.headers.get('content-length')) > maxPictureBytes) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.byteLength > maxPictureBytes ? undefined : await pictureStore.store(bytes, url);
  } catch {
    // a missing picture does not fail the story: it is shown as missing and counted
    return undefined;
  }
}

/** Prevents SSRF: a hostile feed must not trigger requests to the internal network. */
function isPrivateHost(hostname: string): boolean {
  return /^(localhost|.*\.local|\[.*\]|0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/i.test(
    hostname,
  );
}

/** Placeholder of an unavailable picture: the app shows its missing state and its description. */
export function missingPicture(alt: string): Picture {
  return { url: '', width: 0, height: 0, color: '', alt };
}
