/** The result of a write. `reason` is a sentence for the reader. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** no response: it may have been written; sending it again with its client id writes it once */
  | { readonly kind: 'unreached'; readonly reason: string }
  | { readonly kind: 'token-dead'; readonly reason: string }
  | { readonly kind: 'too-fast'; readonly reason: string; /** seconds */ readonly retryAfter?: number }
  /** rejected by the gateway; sending it again would fail again */
  | { readonly kind: 'refused'; readonly reason: string }
  /** the gateway failed this time */
  | { readonly kind: 'broken'; readonly reason: string };
