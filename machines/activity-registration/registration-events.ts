/** The reader's registration status for an activity, as the gateway reports it. */
export type RegistrationStep =
  | 'not-signed-in'
  | 'not-volunteer'
  | 'submitted'
  | 'locked'
  | 'form'
  | 'registered'
  | 'full'
  | 'closed';

/** The result of a registration request. */
export type RegisterResult =
  | {
      readonly kind: 'answered';
      readonly outcome: 'registered' | 'full' | 'closed' | 'clash' | 'locked' | 'not-volunteer' | 'submitted';
    }
  /** `reason`: a sentence for the reader */
  | { readonly kind: 'not-eligible' | 'too-fast' | 'broken'; readonly reason: string }
  | { readonly kind: 'unreached' | 'token-dead' };

/** The result of a cancellation request. */
export type CancelResult =
  | { readonly kind: 'cancelled' | 'not-registered' | 'too-late' | 'token-dead' }
  | { readonly kind: 'unreached' | 'too-fast' | 'broken'; readonly reason: string };

export type RegistrationEvent =
  /** the gateway reports the status: with the page, and by polling while it is open */
  | { type: 'status.received'; step: RegistrationStep }
  | { type: 'register.requested' }
  /** @param clientId a new uuid; ignored while an earlier attempt has one */
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
  /** last reported status; undefined before the first and after a change that makes it stale */
  readonly step: RegistrationStep | undefined;
  /** status that arrived while a request was in flight; undefined if it brought no change */
  readonly deferred: RegistrationStep | undefined;
  /** uuid of the request in flight or of the failed one */
  readonly clientId: string | undefined;
  /** why the last attempt failed, as a sentence for the reader */
  readonly reason: string;
}
