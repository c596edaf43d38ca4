/**
 * Logs an error that the reader can do nothing about. Spec section 8: failed requests log only the error code; neither texts
 * nor tokens of the reader are logged.
 */
export function report(what: string, cause: unknown): void {
  console.warn(what, codeOf(cause));
}

/** The status or kind of a failed request, such as 503 or `timeout`; the name of any other error. */
function codeOf(cause: unknown): unknown {
  if (!(cause instanceof Error)) return typeof cause;
  return ('status' in cause && cause.status) || ('kind' in cause && cause.kind) || cause.name;
}
