let query: MediaQueryList | undefined;

/** Whether the reader prefers reduced motion; the media query is created once. */
export function prefersReducedMotion(): boolean {
  query ??= matchMedia('(prefers-reduced-motion: reduce)');
  return query.matches;
}
