let query: MediaQueryList | undefined;

/** The reader asks the system for little motion. Asked before every move, so the question is put to the browser once. */
export function asksForLittleMotion(): boolean {
  query ??= matchMedia('(prefers-reduced-motion: reduce)');
  return query.matches;
}
