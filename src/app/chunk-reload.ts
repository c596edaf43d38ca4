import { mayReload } from '#machines/chunk-reload/reload-guard.ts';
import { onChunkFailure, reloadPage } from '#platform/lifecycle/chunk-failures.ts';
import { readNetwork } from '#platform/network/network.ts';
import { storeSessionValue, readSessionValue } from '#platform/storage/session-values.ts';

const key = 'chunkReloadedAt';

/**
 * Spec section 8: a failed chunk load reloads the page at most once a minute; after that the error page is shown.
 * Implements machines/chunk-reload without XState: if chunks cannot be loaded, XState is one of them.
 */
export function reloadOnChunkFailure(now: () => number = Date.now): void {
  onChunkFailure(() => reloadForChunk(now));
}

/**
 * Reloads the page after a chunk failed to load, if the limit allows it. A failure while offline counts only once the
 * network is back: a reload before that would discard the page that is still shown.
 */
export function reloadForChunk(now: () => number = Date.now): void {
  if (!readNetwork().online) return;
  const kept = readSessionValue(key);
  const reloadedAt = kept === undefined ? undefined : Number(kept);
  if (!mayReload(reloadedAt, now())) return;
  // without stored time the limit could not be enforced, and the page might reload forever
  if (storeSessionValue(key, String(now())) === 'kept') reloadPage();
}
