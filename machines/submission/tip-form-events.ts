import type { TipDraft, TipFaults, TipUploads } from '../../rules/tips/tip-form.ts';

/** What became of a tip that was sent. `reason` is a sentence for the reader. */
export type TipDelivery =
  /** `held`: an editor reads it first, for what it says */
  | { readonly kind: 'sent'; readonly held: boolean }
  | { readonly kind: 'unreached' | 'token-dead' }
  | { readonly kind: 'too-fast' | 'broken'; readonly reason: string }
  /** it is not taken as it is */
  | { readonly kind: 'refused'; readonly reason: string; readonly faults: TipFaults };

/** What is sent. */
export interface TipToSend {
  readonly draft: TipDraft;
  readonly uploadIds: readonly string[];
  readonly clientId: string;
}

export type TipFormEvent =
  | { type: 'draft.changed'; draft: TipDraft }
  | { type: 'uploads.changed'; uploads: TipUploads }
  /** @param clientId a new uuid; the one of an earlier try with the same content is used before it */
  | { type: 'send.asked'; clientId: string }
  /** the reader does not want to wait for the files any more */
  | { type: 'wait.dismissed' }
  | { type: 'reader.changed'; signedIn: boolean }
  | { type: 'network.lost' }
  | { type: 'network.found' }
  /** the one that was sent is looked at no more */
  | { type: 'another.asked' };

export interface TipFormInput {
  /** what the device kept */
  readonly draft: TipDraft;
  readonly signedIn: boolean;
  readonly isOnline: boolean;
}
