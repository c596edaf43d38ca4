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
 * Asks anew for what the page shows of its reader, who was another when it was loaded, once the gateway has said who they
 * are: a network that answers for others, or not at all, would take away what is there, and what is kept on the device with
 * it. What that takes is fetched then; where it fails the page stays as it is.
 */
export function refetchForReader(parts: RenewalParts): void {
  renewed(parts).catch((cause: unknown) => report('reader', cause));
}

async function renewed({ router, session }: RenewalParts): Promise<void> {
  await whenOnline();
  // it was asked while there was no network, and the next navigation may be far
  if (session.getSnapshot().matches('unverified'))
    session.send({ type: 'navigation.done', token: readReaderToken(readPageAddress().search) });
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'));
  const { renewOwnMarks } = await import('#features/account/shared/leave-form.ts');
  await renewOwnMarks(router.options.context.loaded, router);
}
