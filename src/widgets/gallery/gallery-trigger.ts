/** A request to open the gallery. */
export interface GalleryRequest {
  /** index of the picture */
  readonly index: number;
  /** a tap on the picture, or the page's URL */
  readonly from: 'tap' | 'address';
}

/** Opens a page's gallery, which is lazy loaded: a request before that is kept until it is connected. */
export interface GalleryTrigger {
  open(request: GalleryRequest): void;
  /** @returns disconnects the gallery */
  connect(open: (request: GalleryRequest) => void): () => void;
}

export function createGalleryTrigger(): GalleryTrigger {
  let pending: GalleryRequest | undefined;
  let opener: ((request: GalleryRequest) => void) | undefined;
  return {
    open(request) {
      if (opener) opener(request);
      else pending = request;
    },
    connect(open) {
      opener = open;
      if (pending !== undefined) open(pending);
      pending = undefined;
      return () => {
        opener = undefined;
      };
    },
  };
}
