import type { Picture } from '../domains/news/cards.ts';

/** ms for one picture; a slow host must not hold up a whole feed */
const pictureTimeout = 10_000;
/** bytes of one picture */
export const pictureLimit = 20 * 1024 * 1024;

/** Keeps a picture and tells what it is. @throws when the bytes are no picture. */
export type KeepPicture = (bytes: Uint8Array, originUrl: string) => Promise<Picture>;

export interface PictureLoader {
  /** The picture as our own media store has it, or undefined when it cannot be had; asked once per address. */
  load(url: string, alt: string): Promise<Picture | undefined>;
}

/**
 * Fetches the pictures of stories into the media store.
 * @param feedHost host of the feed itself, which may be on a private network; no other private host is asked
 */
export function createPictureLoader(keep: KeepPicture, feedHost: string | undefined): PictureLoader {
  const asked = new Map<string, Promise<Picture | undefined>>();
  return {
    async load(url, alt) {
      const loading = asked.get(url) ?? fetchPicture(url, keep, feedHost);
      asked.set(url, loading);
      const picture = await loading;
      return picture && { ...picture, alt };
    },
  };
}

async function fetchPicture(
  url: string,
  keep: KeepPicture,
  feedHost: string | undefined,
): Promise<Picture | undefined> {
  const { hostname, host } = new URL(url);
  if (isPrivateHost(hostname) && host !== feedHost) return undefined;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(pictureTimeout) });
    if (!response.ok || Number(response.headers.get('content-length')) > pictureLimit) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.byteLength > pictureLimit ? undefined : await keep(bytes, url);
  } catch {
    // a picture that cannot be had is no fault of the story: it is shown as broken, and the count says so
    return undefined;
  }
}

/** A hostile feed must not make us ask our own network. */
function isPrivateHost(hostname: string): boolean {
  return /^(localhost|.*\.local|\[.*\]|0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/i.test(
    hostname,
  );
}

/** A picture that could not be had: the app shows its broken state and its words. */
export function missingPicture(alt: string): Picture {
  return { url: '', width: 0, height: 0, color: '', alt };
}
