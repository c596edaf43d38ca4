/** `slow` is 2g or slower; `unknown` if the browser does not report it */
export type NetworkQuality = 'fast' | 'slow' | 'unknown';

export interface NetworkFacts {
  readonly online: boolean;
  readonly quality: NetworkQuality;
  /** the reader or the browser has data saver on */
  readonly saveData: boolean;
}

/** Whether visible links may be prefetched: spec section 2, not on slow 2g, with data saver or offline. */
export function mayPrefetch({ online, quality, saveData }: NetworkFacts): boolean {
  return online && quality !== 'slow' && !saveData;
}
