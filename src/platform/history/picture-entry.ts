import { entryState, pushEntry, rewriteEntry } from './quiet-history.ts';

/** Marks a history entry that lies over one of its page's own: going back from it leads to the page. */
const mark = 'overPage';
const parameter = 'picture';

/** The number of the picture that the address names; undefined where it names none. */
export function pictureInAddress(): number | undefined {
  const number = Number(new URLSearchParams(location.search).get(parameter));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** The router's key of the page that the present entry shows, or lies over. */
export function pageOfEntry(): unknown {
  return entryState().key;
}

/** Adds an entry to the history whose address names the picture. @param number from 1 on */
export function pushPictureEntry(number: number): void {
  pushEntry({ ...entryState(), [mark]: true }, addressWith(number));
}

/** Makes the present entry name another picture. @param number from 1 on */
export function rewritePictureEntry(number: number): void {
  rewriteEntry(entryState(), addressWith(number));
}

/**
 * Sees to it that the page lies under the entry that names a picture: where the reader came straight to the picture,
 * from a link, going back would else leave the page.
 */
export function layPageUnder(number: number): void {
  if (entryState()[mark] === true) return;
  rewriteEntry(entryState(), addressWith(undefined));
  pushPictureEntry(number);
}

/** Goes back from the picture's entry to the page's. */
export function leavePictureEntry(): void {
  history.back();
}

/** Calls back after each step through the history. @returns stops watching */
export function watchPictureEntry(onStep: (number: number | undefined) => void): () => void {
  const step = () => onStep(pictureInAddress());
  addEventListener('popstate', step);
  return () => removeEventListener('popstate', step);
}

/** The picture's own address: the page's without anything of the reader's. @param number from 1 on */
export function pictureAddress(number: number): string {
  return `${location.origin}${location.pathname}?${parameter}=${number}`;
}

/** The present address with the picture in it, or without one; all else of it stays. */
function addressWith(number: number | undefined): string {
  const search = new URLSearchParams(location.search);
  if (number === undefined) search.delete(parameter);
  else search.set(parameter, String(number));
  const text = search.toString();
  return `${location.pathname}${text && `?${text}`}${location.hash}`;
}
