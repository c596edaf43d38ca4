import { entryState, pushEntry, rewriteEntry } from './native-history.ts';

/** Marks a history entry above one of the page itself: Back leads to the page. */
const mark = 'overPage';
const parameter = 'picture';

/** The picture number in the URL; undefined if there is none. */
export function pictureInAddress(): number | undefined {
  const number = Number(new URLSearchParams(location.search).get(parameter));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** The router's key of the page that the current entry belongs to. */
export function pageOfEntry(): unknown {
  return entryState().key;
}

/** Adds a history entry whose URL names the picture. @param number from 1 */
export function pushPictureEntry(number: number): void {
  pushEntry({ ...entryState(), [mark]: true }, addressWith(number));
}

/** Replaces the picture in the current entry's URL. @param number from 1 */
export function rewritePictureEntry(number: number): void {
  rewriteEntry(entryState(), addressWith(number));
}

/**
 * Inserts the page's history entry below that of a picture: after a link directly to a picture, Back would otherwise leave
 * the page.
 */
export function insertPageEntry(number: number): void {
  if (entryState()[mark] === true) return;
  rewriteEntry(entryState(), addressWith(undefined));
  pushPictureEntry(number);
}

/** Goes back from the picture's entry to the page's. */
export function leavePictureEntry(): void {
  history.back();
}

/** Calls back after each history step. @returns a function that unsubscribes */
export function watchPictureEntry(onStep: (number: number | undefined) => void): () => void {
  const step = () => onStep(pictureInAddress());
  addEventListener('popstate', step);
  return () => removeEventListener('popstate', step);
}

/** URL of a picture: the page's without personal parameters. @param number from 1 */
export function pictureAddress(number: number): string {
  return `${location.origin}${location.pathname}?${parameter}=${number}`;
}

/** The current URL with or without a picture; the rest is kept. */
function addressWith(number: number | undefined): string {
  const search = new URLSearchParams(location.search);
  if (number === undefined) search.delete(parameter);
  else search.set(parameter, String(number));
  const text = search.toString();
  return `${location.pathname}${text && `?${text}`}${location.hash}`;
}
