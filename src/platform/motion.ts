/** The reader asks the system for little motion. */
export function asksForLittleMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
