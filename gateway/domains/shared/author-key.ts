import type { Sign } from './signed-media-url.ts';

/** Who reads what other readers wrote. */
export interface KeyedReader {
  /** undefined for a visitor */
  readonly readerId: string | undefined;
  /** makes the authors' keys */
  readonly sign: Sign;
}

/** enough that two readers never share a key */
const keyLength = 16;

/**
 * A key by which a device hides an author: the same for all public posts and comments of one reader, and leading to
 * nobody.
 * @param circleId of a text whose author is masked; its key is one of that circle only, so that it does not connect the
 *   masked name with the full one elsewhere
 */
export const authorKey = (sign: Sign, authorId: string, circleId?: string): string =>
  (circleId === undefined ? sign('post-author', authorId) : sign('circle-author', circleId, authorId)).slice(
    0,
    keyLength,
  );
