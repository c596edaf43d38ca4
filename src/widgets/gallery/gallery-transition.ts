import {
  insertPageEntry,
  leavePictureEntry,
  pageOfEntry,
  pushPictureEntry,
  rewritePictureEntry,
} from '#platform/history/picture-entry.ts';
import { animateIn, animateOut } from './gallery-animations.ts';

/** Transition and history of a gallery: over a page, or as a page. Picture numbers are from 1. */
export interface GalleryTransition {
  readonly push: (number: number) => void;
  readonly rewrite: (number: number) => void;
  readonly pop: () => void;
  /** identifies the page of the current history entry; undefined if unknown */
  readonly currentPage: () => unknown;
  /** called if the URL named the picture that the gallery opens with */
  readonly layUnder: (number: number) => void;
  readonly bringIn: typeof animateIn;
  readonly animateOut: typeof animateOut;
}

export const overPage: GalleryTransition = {
  push: pushPictureEntry,
  rewrite: rewritePictureEntry,
  pop: leavePictureEntry,
  currentPage: pageOfEntry,
  layUnder: insertPageEntry,
  bringIn: animateIn,
  animateOut: animateOut,
};

/** The page's own history entry names the picture; the end page has no number. @param total pictures */
export function asPage(total: number): GalleryTransition {
  return {
    push: () => {},
    rewrite: (number) => rewritePictureEntry(Math.min(number, total)),
    pop: () => {},
    currentPage: () => undefined,
    layUnder: () => {},
    bringIn: () => Promise.resolve(),
    animateOut: () => Promise.resolve(),
  };
}
