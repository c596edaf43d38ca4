import type { AnyRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { readPageAddress } from '#platform/history/page-address.ts';
import { readReaderToken } from '#platform/storage/reader-token.ts';

interface ReaderParts {
  readonly router: AnyRouter;
  readonly session: ActorRefFrom<typeof sessionMachine>;
}

/**
 * Tells the session of whoever signed in on the page before from the first frame of the next on: they come back to write or
 * to like, and the gateway is asked who they are once that is painted only. @returns stops doing so
 */
export function adoptReader({ router, session }: ReaderParts): () => void {
  return router.subscribe('onResolved', () => {
    const token = readReaderToken(readPageAddress().search);
    if (token !== undefined) session.send({ type: 'token.found', token });
  });
}
