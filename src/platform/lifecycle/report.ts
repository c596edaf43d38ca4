/**
 * Logs an error that the reader can do nothing about. Spec section 8: failed requests log only the error code; neither texts
 * nor tokens of the reader are logged.
 */
export function report(what: string, cause: unknown): void {
  console.warn(what, cause instanceof Error ? cause.name : typeof cause);
}
