/** Spec section 5, to the letter. */
export const emptyListMessage = 'urls must be a Array and the minimum length more than zero';

/** Which picture a gallery opens at: its address, or its place in the list from 0 on. */
export type Current = string | number;

/** Spec section 5: a gallery needs a list with at least one address. */
export function isPictureList(urls: unknown): urls is readonly string[] {
  return Array.isArray(urls) && urls.length > 0;
}

/** Place of the current picture; spec section 5: of the first where it is missing from the list or empty. */
export function placeOf(urls: readonly string[], current: Current | undefined): number {
  if (current === undefined) return 0;
  const place = typeof current === 'number' ? current : urls.indexOf(current);
  return Number.isInteger(place) && place >= 0 && place < urls.length ? place : 0;
}
