import type { components } from 'qlwb-gateway-sdk/schema';

export type VrTour = components['schemas']['VrTour'];
export type VrTourCard = components['schemas']['VrTourCard'];

/** What is asked for: tours by themselves, or those of lives, whose address names the live. */
export type VrKind = 'tour' | 'live';

/** `appview` is shown inside other surroundings: nothing of it leads to sharing. */
export type VrShell = 'share' | 'appview';

/** What an address says; nobody has checked it. */
export interface VrSearch {
  /** id of the scene that it opens at */
  readonly scene?: unknown;
}
