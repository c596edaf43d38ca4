import type { Picture } from '../domains/shared/story-cards.ts';

/** ms for one picture; a slow host must not hold up a whole feed */
const pictureTimeout = 10_000;
/** bytes of one picture */
export const pictureLimit = 20 * 1024 * 1024;

export type KeptPicture = Omit<Picture, 'alt'>;

/** Where fetched pictures are kept. */
export interface KeepPicture {
  /** the picture that was fetched from an address before */
  known(originUrl: string): Promise<KeptPicture | undefined>;
  /** @throws when the bytes are no picture */
  keep(bytes: Uint8Array, originUrl: string): Promise<KeptPicture>;
}

export interface PictureLoader {
  /** The picture as our own media store has it, or undefined when it cannot be had; asked once per address. */
  load(url: string, alt: string): Promise<Picture | undefined>;
}

/**
 * Fetches the pictures of stories into the media store.
 * @param feedHost host of the feed itself, which may be on a private network; no other private host is asked
 */
export function createPictureLoader(keepPicture: KeepPicture, feedHost: string | undefined): PictureLoader {
  const asked = new Map<string, Promise<KeptPicture | undefined>>();
  return {
    async load(url, alt) {
      const loading = asked.get(url) ?? fetchPicture(url, keepPicture, feedHost);
      asked.set(url, loading);
      const picture = await loading;
      return picture && { ...picture, alt };
    },
  };
}

async function fetchPicture(
  url: string,
  keepPicture: KeepPicture,
  feedHost: string | undefined,
): Promise<KeptPicture | undefined> {
  const known = await keepPicture.known(url);
  if (known) return known;
  const { hostname, host } = new URL(url);
  if (isPrivateHost(hostname) && host !== feedHost) return undefined;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(pictureTimeout) });
    if (!response.ok || Number(response.headers.get('content-length')) > pictureLimit) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.byteLength > pictureLimit ? undefined : await keepPicture.keep(bytes, url);
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
