import { renderedAt, shellOf } from '#platform/network/visit.ts';
import { hasLocalValue } from '#platform/storage/has-local-value.ts';
import { readSessionValue } from '#platform/storage/session-values.ts';

/**
 * Whether the shell is loaded without waiting for an interaction: to tell the app or the messaging app about the page, to
 * deliver pending mutations, to restore what played, or because the page is not server-rendered.
 */
export function isShellNeededAtOnce(): boolean {
  return (
    renderedAt() === undefined ||
    shellOf(navigator.userAgent) !== 'browser' ||
    hasLocalValue('unsent') ||
    readSessionValue('nowPlaying') !== undefined
  );
}
