/** ms between two reloads for chunks that fail to load; spec section 9 */
const reloadCooldownMs = 60_000;

/**
 * Whether the page may be reloaded for a chunk that failed to load. A clock that was changed must not lock the reader out, so
 * only the distance counts.
 * @param reloadedAt ms since 1970 of the last such reload
 */
export function mayReload(reloadedAt: number | undefined, now: number): boolean {
  return reloadedAt === undefined || Math.abs(now - reloadedAt) >= reloadCooldownMs;
}
