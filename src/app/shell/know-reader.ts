import type { AnyRouter } from '@tanstack/react-router';
import { readPageAddress } from '#platform/page-address.ts';
import { readReaderToken } from '#platform/reader-token.ts';
import type { SessionStore } from '#widgets/session/session-store.ts';

/**
 * Counts whoever signed in on the page before as a reader from the first frame of the next on: they come back to write or to
 * like, and the gateway is asked who they are once that is painted only. @returns stops doing so
 */
export function knowReader(router: AnyRouter, session: SessionStore): () => void {
  return router.subscribe('onResolved', () => {
    if (readReaderToken(readPageAddress().search) !== undefined)
      session.set({ ...session.get(), signedIn: true });
  });
}
