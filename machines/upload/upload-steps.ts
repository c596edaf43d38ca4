/** The upload's progress, as the gateway reports it. */
export interface UploadProgress {
  readonly id: string;
  /** bytes received */
  readonly sent: number;
}

/** A picture or video that the gateway has checked and stored. */
export interface StoredAttachment {
  readonly id: string;
  readonly kind: 'picture' | 'video';
  /** below `/media/` */
  readonly url: string;
  /** px */
  readonly width: number;
  readonly height: number;
}

/** Failures of a step. */
export type UploadFailure =
  /** the gateway was not reached */
  | { readonly kind: 'unreached' }
  /** the gateway is busy or at capacity */
  | { readonly kind: 'busy'; readonly seconds: number; readonly reason: string }
  /** the upload continues at another offset, or is being checked: its status must be requested */
  | { readonly kind: 'elsewhere' }
  /** the gateway no longer knows the upload */
  | { readonly kind: 'lost' }
  /** the gateway rejected the file */
  | { readonly kind: 'refused'; readonly reason: string }
  /** any other failure */
  | { readonly kind: 'broken'; readonly reason: string };

export type Started = { readonly kind: 'begun'; readonly begun: UploadProgress } | UploadFailure;
export type Located = { readonly kind: 'at'; readonly sent: number } | UploadFailure;
export type Sent = { readonly kind: 'sent'; readonly sent: number } | UploadFailure;
export type Finished = { readonly kind: 'ready'; readonly attachment: StoredAttachment } | UploadFailure;
export type Prepared =
  | { readonly kind: 'prepared'; readonly size: number }
  | { readonly kind: 'refused'; readonly reason: string };

type Outcome = Started | Located | Sent | Finished | Prepared;

export const secondsOf = (outcome: Outcome) => ('seconds' in outcome ? outcome.seconds : 0);
export const reasonOf = (outcome: Outcome) => ('reason' in outcome ? outcome.reason : '');
export const sentOf = (outcome: Outcome) => ('sent' in outcome ? outcome.sent : 0);
