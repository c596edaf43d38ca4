import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ConnectivityBanner } from '#widgets/connectivity/connectivity-banner.tsx';
import { NoticeLayer } from '#widgets/notice/notice-layer.tsx';
import type { NoticeQueue } from '#widgets/notice/notice-context.ts';
import type { OutboxQueue } from '#widgets/outbox/outbox-context.ts';
import type { Store } from '#lib/browser/store.ts';
import type { PageFacts } from '#widgets/session/page-facts-context.ts';
import type { SessionStore } from '#widgets/session/session-store.ts';
import type { Sound } from '#widgets/sound/sound-context.ts';
import { startShell } from './start-shell.ts';

interface ShellLayerProps {
  readonly notice: NoticeQueue;
  readonly session: SessionStore;
  readonly sound: Sound;
  readonly outbox: OutboxQueue;
  readonly facts: Store<PageFacts>;
}

const AccountOffer = lazy(async () => ({ default: (await import('./account-offer.tsx')).AccountOffer }));

/** Starts the machines that live as long as the app, and renders their output. */
export function ShellLayer({ notice, session, sound, outbox, facts }: ShellLayerProps) {
  const router = useRouter();
  const [shell] = useState(() => startShell({ router, notice, session, sound, outbox, facts }));
  useEffect(() => shell.watch(), [shell]);
  const { offer } = shell;
  const offered = useSyncExternalStore(offer.subscribe, offer.get, offer.get);
  return (
    <>
      <ConnectivityBanner actor={shell.connectivity} />
      <NoticeLayer actor={shell.notice} />
      {offered !== undefined && (
        <Suspense fallback={null}>
          <AccountOffer
            token={offered}
            session={session}
            onAccept={shell.switchReader}
            onEnd={() => offer.set(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
