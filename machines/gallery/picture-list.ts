/** Verbatim from spec section 5. */
export const emptyListMessage = 'urls must be a Array and the minimum length more than zero';

/** Which picture a gallery opens at: its URL, or its index in the list. */
export type Current = string | number;

/** Spec section 5: a gallery needs a list with at least one URL. */
export function isPictureList(urls: unknown): urls is readonly string[] {
  return Array.isArray(urls) && urls.length > 0;
}

/** Index of the current picture; spec section 5: the first if it is missing from the list or empty. */
export function placeOf(urls: readonly string[], current: Current | undefined): number {
  if (current === undefined) return 0;
  const place = typeof current === 'number' ? current : urls.indexOf(current);
  return Number.isInteger(place) && place >= 0 && place < urls.length ? place : 0;
}
