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
 * Treats a reader who signed in on the previous page as signed in from the first frame of the next page: they return to
 * write or to like, and the gateway verifies the token only after the first paint. @returns a function that stops it
 */
export function adoptReader({ router, session }: ReaderParts): () => void {
  return router.subscribe('onResolved', () => {
    const token = readReaderToken(readPageAddress().search);
    if (token !== undefined) session.send({ type: 'token.found', token });
  });
}
