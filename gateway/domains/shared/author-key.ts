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

/** of the authors who were shown last; making a key takes longer than reading a comment */
const maxKnownKeys = 10_000;
const knownKeys = new WeakMap<Sign, Map<string, string>>();

/**
 * A key by which a device hides an author: the same for all public posts and comments of one reader, and leading to
 * nobody.
 * @param circleId of a text whose author is masked; its key is one of that circle only, so that it does not connect the
 *   masked name with the full one elsewhere
 */
export function authorKey(sign: Sign, authorId: string, circleId?: string): string {
  const parts = circleId === undefined ? ['post-author', authorId] : ['circle-author', circleId, authorId];
  const name = parts.join('\0');
  const known = knownKeys.get(sign) ?? new Map<string, string>();
  const key = known.get(name) ?? sign(...parts).slice(0, keyLength);
  if (known.size === maxKnownKeys) known.clear();
  knownKeys.set(sign, known.set(name, key));
  return key;
}
