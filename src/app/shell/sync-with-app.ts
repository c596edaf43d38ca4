import type { AnyRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { appBridge } from '#platform/app-bridge/app-bridge.ts';
import { interceptOutsideLinks, leaveForSite } from '#platform/history/external-links.ts';
import { readPageAddress } from '#platform/history/page-address.ts';
import { readReaderToken } from '#platform/storage/reader-token.ts';
import { onTabToken } from '#platform/storage/tab-token.ts';
import { refetchForReader } from './refetch-for-reader.ts';

interface AppParts {
  readonly router: AnyRouter;
  readonly session: ActorRefFrom<typeof sessionMachine>;
}

/**
 * In the newspaper's app: adopts the reader whom the app signs in, and opens other sites in the app's own browser.
 * @returns a function that stops it
 */
export function syncWithApp({ router, session }: AppParts): () => void {
  const stops = [
    onTabToken(() => {
      session.send({ type: 'navigation.done', token: readReaderToken(readPageAddress().search) });
      refetchForReader({ router, session });
    }),
    interceptOutsideLinks((url) => {
      void openOutside(url);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

async function openOutside(url: string): Promise<void> {
  const outcome = await appBridge().openNativePage({ kind: 'web', url });
  if (outcome === 'refused') leaveForSite(url);
}
