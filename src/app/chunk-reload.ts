import { mayReload } from '#machines/chunk-reload/reload-guard.ts';
import { onChunkFailure, reloadPage } from '#platform/lifecycle/chunk-failures.ts';
import { readNetwork } from '#platform/network/network.ts';
import { keepSessionValue, readSessionValue } from '#platform/storage/session-values.ts';

const key = 'chunkReloadedAt';

/**
 * Spec section 8: a failed chunk load reloads the page, at most once a minute; beyond that the error page shows it.
 * This is the law of machines/chunk-reload, kept free of the machine's library: when parts of the app cannot be
 * loaded, that library is one of them.
 */
export function reloadOnChunkFailure(now: () => number = Date.now): void {
  onChunkFailure(() => reloadForChunk(now));
}

/**
 * Reloads the page for a part of the app that could not be loaded, where that may be done now. A failure without a network
 * counts once there is one again: until then a reload would take away the page that is still there.
 */
export function reloadForChunk(now: () => number = Date.now): void {
  if (!readNetwork().online) return;
  const kept = readSessionValue(key);
  const reloadedAt = kept === undefined ? undefined : Number(kept);
  if (!mayReload(reloadedAt, now())) return;
  // where the time cannot be kept a reload could go on for ever
  if (keepSessionValue(key, String(now())) === 'kept') reloadPage();
}
