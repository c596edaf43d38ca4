/** How far the gateway says a file has come. */
export interface Begun {
  readonly id: string;
  /** bytes that were received */
  readonly sent: number;
}

/** A picture or video that the gateway has checked and keeps. */
export interface KeptAttachment {
  readonly id: string;
  readonly kind: 'picture' | 'video';
  /** below `/media/` */
  readonly url: string;
  /** px */
  readonly width: number;
  readonly height: number;
}

/** What can become of any step besides what it was for. */
export type Trouble =
  /** the gateway was not reached */
  | { readonly kind: 'unreached' }
  /** it has no time or room now */
  | { readonly kind: 'busy'; readonly seconds: number; readonly reason: string }
  /** the file goes on at another place, or is being checked: it is to be asked where */
  | { readonly kind: 'elsewhere' }
  /** the gateway does not know the file any more */
  | { readonly kind: 'lost' }
  /** it will not take this file */
  | { readonly kind: 'refused'; readonly reason: string }
  /** something else went wrong */
  | { readonly kind: 'broken'; readonly reason: string };

export type Started = { readonly kind: 'begun'; readonly begun: Begun } | Trouble;
export type Located = { readonly kind: 'at'; readonly sent: number } | Trouble;
export type Sent = { readonly kind: 'sent'; readonly sent: number } | Trouble;
export type Finished = { readonly kind: 'ready'; readonly attachment: KeptAttachment } | Trouble;
export type Prepared =
  | { readonly kind: 'prepared'; readonly size: number }
  | { readonly kind: 'refused'; readonly reason: string };

type Outcome = Started | Located | Sent | Finished | Prepared;

export const secondsOf = (outcome: Outcome) => ('seconds' in outcome ? outcome.seconds : 0);
export const reasonOf = (outcome: Outcome) => ('reason' in outcome ? outcome.reason : '');
export const sentOf = (outcome: Outcome) => ('sent' in outcome ? outcome.sent : 0);
