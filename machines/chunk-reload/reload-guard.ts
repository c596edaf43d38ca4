/** ms between two reloads for a part that cannot be loaded; spec section 9 */
export const reloadGuard = 60_000;

/**
 * Whether the page may be reloaded for a part of the app that cannot be loaded. A clock that was set back or forward
 * must not lock the reader out, so only the distance counts.
 * @param reloadedAt ms since 1970 of the last reload of this kind
 */
export function mayReload(reloadedAt: number | undefined, now: number): boolean {
  return reloadedAt === undefined || Math.abs(now - reloadedAt) >= reloadGuard;
}
