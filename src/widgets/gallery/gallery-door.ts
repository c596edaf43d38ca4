/** What a page asks of its gallery. */
export interface Asked {
  /** place of the picture, from 0 on */
  readonly index: number;
  /** a tap on the picture, or the page's address, which names it */
  readonly from: 'tap' | 'address';
}

/** Between a page and its gallery, whose code comes later: what is asked before then is kept and told to it. */
export interface GalleryDoor {
  open(asked: Asked): void;
  /** @returns takes the gallery away again */
  connect(open: (asked: Asked) => void): () => void;
}

export function createGalleryDoor(): GalleryDoor {
  let kept: Asked | undefined;
  let opener: ((asked: Asked) => void) | undefined;
  return {
    open(asked) {
      if (opener) opener(asked);
      else kept = asked;
    },
    connect(open) {
      opener = open;
      if (kept !== undefined) open(kept);
      kept = undefined;
      return () => {
        opener = undefined;
      };
    },
  };
}
