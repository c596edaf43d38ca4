import {
  insertPageEntry,
  leavePictureEntry,
  pageOfEntry,
  pushPictureEntry,
  rewritePictureEntry,
} from '#platform/history/picture-entry.ts';
import { bringIn, takeOut } from './curtain.ts';

/** How a gallery stands to the page and the history: over a page, or as a page of its own. Numbers are from 1 on. */
export interface GalleryWay {
  readonly push: (number: number) => void;
  readonly rewrite: (number: number) => void;
  readonly pop: () => void;
  /** what tells the page at the present place of the history from others; undefined where nothing does */
  readonly page: () => unknown;
  /** the address named the picture that the gallery opens with */
  readonly layUnder: (number: number) => void;
  readonly bringIn: typeof bringIn;
  readonly takeOut: typeof takeOut;
}

export const overPage: GalleryWay = {
  push: pushPictureEntry,
  rewrite: rewritePictureEntry,
  pop: leavePictureEntry,
  page: pageOfEntry,
  layUnder: insertPageEntry,
  bringIn,
  takeOut,
};

/** The page's own entry names the picture; what comes after the last has no number. @param total pictures */
export function asPage(total: number): GalleryWay {
  return {
    push: () => {},
    rewrite: (number) => rewritePictureEntry(Math.min(number, total)),
    pop: () => {},
    page: () => undefined,
    layUnder: () => {},
    bringIn: () => Promise.resolve(),
    takeOut: () => Promise.resolve(),
  };
}
