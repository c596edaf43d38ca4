import type { AnyRouter } from '@tanstack/react-router';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { whenOnline } from '#platform/network/network.ts';
import { readPageAddress } from '#platform/history/page-address.ts';
import { readReaderToken } from '#platform/storage/reader-token.ts';
import { report } from '#platform/lifecycle/report.ts';

interface RenewalParts {
  readonly router: AnyRouter;
  readonly session: ActorRefFrom<typeof sessionMachine>;
}

/**
 * Refetches the personal data of the page, which was loaded for another reader or a visitor, once the gateway has verified
 * the reader: behind a captive portal an earlier refetch would lose the page and its cached copy. The code is loaded on
 * demand; if that fails, the page stays as it is.
 */
export function refetchForReader(parts: RenewalParts): void {
  renewed(parts).catch((cause: unknown) => report('reader', cause));
}

async function renewed({ router, session }: RenewalParts): Promise<void> {
  await whenOnline();
  // the first verification failed for lack of a network, and the next navigation may be far off
  if (session.getSnapshot().matches('unverified'))
    session.send({ type: 'navigation.done', token: readReaderToken(readPageAddress().search) });
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'));
  const { renewOwnMarks } = await import('#features/account/shared/leave-form.ts');
  await renewOwnMarks(router.options.context.loaded, router);
}
