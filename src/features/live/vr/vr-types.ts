import type { components } from 'qlwb-gateway-sdk/schema';

export type VrTour = components['schemas']['VrTour'];
export type VrTourCard = components['schemas']['VrTourCard'];

/** Tours on their own, or tours of lives, whose URL names the live. */
export type VrKind = 'tour' | 'live';

/** `appview` is embedded: no sharing. */
export type VrShell = 'share' | 'appview';

/** Search parameters, unvalidated. */
export interface VrSearch {
  /** id of the first scene */
  readonly scene?: unknown;
}
