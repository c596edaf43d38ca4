/** What became of a write that was sent. `reason` is a sentence for the reader. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** nobody answered: it may have been written or not, and sent again with its id it is written once */
  | { readonly kind: 'unreached'; readonly reason: string }
  | { readonly kind: 'token-dead'; readonly reason: string }
  | { readonly kind: 'too-fast'; readonly reason: string; /** seconds */ readonly retryAfter?: number }
  /** it will never be taken as it is */
  | { readonly kind: 'refused'; readonly reason: string }
  /** the gateway could not, this time */
  | { readonly kind: 'broken'; readonly reason: string };
