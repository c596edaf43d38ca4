/**
 * Notes what went wrong where the reader cannot do anything about it, for whoever looks at the page with tools.
 * Spec section 8: failed requests only log the error code; no text of the reader's and no token is ever noted.
 */
export function report(what: string, cause: unknown): void {
  console.warn(what, cause instanceof Error ? cause.name : typeof cause);
}
