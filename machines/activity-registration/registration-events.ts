/** Where a reader is on the way to an activity, as the gateway tells it. */
export type RegistrationStep =
  | 'not-signed-in'
  | 'not-volunteer'
  | 'submitted'
  | 'locked'
  | 'form'
  | 'registered'
  | 'full'
  | 'closed';

/** What became of a try to register. */
export type RegisterResult =
  | {
      readonly kind: 'told';
      readonly outcome: 'registered' | 'full' | 'closed' | 'clash' | 'locked' | 'not-volunteer' | 'submitted';
    }
  /** `reason`: a sentence for the reader */
  | { readonly kind: 'not-eligible' | 'too-fast' | 'broken'; readonly reason: string }
  | { readonly kind: 'unreached' | 'token-dead' };

/** What became of a try to take it back. */
export type CancelResult =
  | { readonly kind: 'cancelled' | 'not-registered' | 'too-late' | 'token-dead' }
  | { readonly kind: 'unreached' | 'too-fast' | 'broken'; readonly reason: string };

export type RegistrationEvent =
  /** the gateway says how it stands: with the page, and again while it is open */
  | { type: 'standing.received'; step: RegistrationStep }
  | { type: 'register.requested' }
  /** @param clientId a new uuid; the one of an earlier try is used before it */
  | { type: 'register.confirmed'; clientId: string }
  | { type: 'register.dismissed' }
  | { type: 'cancel.requested' }
  | { type: 'cancel.confirmed'; clientId: string }
  | { type: 'cancel.dismissed' }
  | { type: 'network.lost' }
  | { type: 'network.restored' };

export interface RegistrationInput {
  readonly isOnline: boolean;
}

export interface RegistrationContext extends RegistrationInput {
  /** as it was told last; undefined until it was, and after what changes it */
  readonly step: RegistrationStep | undefined;
  /** what was told while an act is under way; undefined where that is nothing new */
  readonly held: RegistrationStep | undefined;
  /** uuid of the act under way, or of one that failed */
  readonly clientId: string | undefined;
  /** why the last try came to nothing, in a sentence */
  readonly reason: string;
}
