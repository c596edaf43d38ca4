/** `slow` is 2g or slower; `unknown` where the browser does not say */
export type NetworkQuality = 'fast' | 'slow' | 'unknown';

export interface NetworkFacts {
  readonly online: boolean;
  readonly quality: NetworkQuality;
  /** the reader or the browser asks for little data */
  readonly saveData: boolean;
}

/** Whether links in sight may fetch ahead: spec section 2, not on slow 2g, with data saver or offline. */
export function mayPrefetch({ online, quality, saveData }: NetworkFacts): boolean {
  return online && quality !== 'slow' && !saveData;
}
