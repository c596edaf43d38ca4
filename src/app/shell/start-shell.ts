import { createActor, fromPromise } from 'xstate';
import type { AnyRouter } from '@tanstack/react-router';
import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts';
import { noticeMachine } from '#machines/notice/notice.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { createStore, type Store } from '#lib/browser/store.ts';
import { appBridge } from '#platform/app-bridge/app-bridge.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { removeReaderToken } from '#platform/storage/reader-token.ts';
import { readSessionValue } from '#platform/storage/session-values.ts';
import {
  dropAddressToken,
  hideAddressToken,
  isTabTokenAlone,
  switchTabToken,
  takeOfferedToken,
} from '#platform/storage/tab-token.ts';
import { whenHydrated } from '#platform/lifecycle/hydration.ts';
import { renderedAt } from '#platform/network/visit.ts';
import type { NoticeQueue } from '#widgets/notice/notice-context.ts';
import type { OutboxQueue } from '#widgets/outbox/outbox-context.ts';
import type { PageFacts } from '#widgets/session/page-facts-context.ts';
import type { SessionStore } from '#widgets/session/session-store.ts';
import type { Sound } from '#widgets/sound/sound-context.ts';
import { syncWithApp } from './sync-with-app.ts';
import { persistPageStore } from './persist-page-store.ts';
import { adoptReader } from './adopt-reader.ts';
import { refetchForReader } from './refetch-for-reader.ts';
import { startDeviceLists } from './start-device-lists.ts';
import { syncShareCard } from './share-card/sync-share-card.ts';
import { audioFocus } from './sound/audio-focus.ts';
import { startOffline } from './offline/start-offline.ts';
import { startNavigation } from './start-navigation.ts';
import { startOutbox } from './start-outbox.ts';
import { startPrefetch } from './start-prefetch.ts';
import { fetchTokenInfo } from './token-info.ts';

interface ShellParts {
  readonly router: AnyRouter;
  readonly notice: NoticeQueue;
  readonly session: SessionStore;
  readonly sound: Sound;
  readonly outbox: OutboxQueue;
  readonly facts: Store<PageFacts>;
}

/** Creates the machines that live as long as the app and provides their implementations: browser, gateway, router. */
export function startShell({ router, notice, session, sound, outbox, facts }: ShellParts) {
  const { gateway, loaded, visit } = router.options.context;
  const noticeActor = createActor(noticeMachine);
  const connectivity = createActor(connectivityMachine);
  const offer = createStore<string | undefined>(undefined);
  const takeOffer = () => offer.set(takeOfferedToken() ?? offer.get());
  const sessionActor = createActor(
    sessionMachine.provide({
      actors: {
        fetchTokenInfo: fromPromise(({ input, signal }) => fetchTokenInfo(gateway, input.token, signal)),
      },
      actions: {
        deleteToken: ({ context: { token } }) => {
          removeReaderToken(token);
          dropAddressToken(token);
        },
      },
    }),
  );

  return {
    notice: noticeActor,
    connectivity,
    /** token of a link that the reader must be asked about, since another reader is signed in */
    offer,
    /** Signs the reader in with the token of a link, for this tab. */
    switchReader(token: string) {
      switchTabToken(token);
      sessionActor.send({ type: 'navigation.done', token });
      refetchForReader({ router, session: sessionActor });
    },
    /** Connects them to the browser until the returned function is called. */
    watch() {
      noticeActor.start();
      connectivity.start();
      sessionActor.start();
      notice.connect((event) => noticeActor.send(event));
      const stops = [
        sessionActor.subscribe((snapshot) => {
          const name = snapshot.context.profile?.userName;
          session.set({
            signedIn: snapshot.hasTag('signed-in'),
            ...(name !== undefined && { userName: name }),
          });
          if (snapshot.hasTag('token-dead')) notice.toast('登录已过期，请重新登录');
        }).unsubscribe,
        connectivity.subscribe((snapshot) => {
          if (snapshot.hasTag('recovered')) void router.invalidate();
        }).unsubscribe,
        watchNetwork(({ online }) => {
          connectivity.send({ type: online ? 'network.restored' : 'network.lost' });
        }),
        persistPageStore({ gateway, session: sessionActor, visit, facts }),
        startOutbox({ outbox, notice, gateway, loaded, session: sessionActor, connectivity }),
        startDeviceLists({ outbox, session: sessionActor }),
        adoptReader({ router, session: sessionActor }),
        startOffline(loaded, visit.dataSaver),
      ];
      takeOffer();
      stops.push(router.subscribe('onResolved', takeOffer));
      if (appBridge().isThere) stops.push(syncWithApp({ router, session: sessionActor }));
      // the page was rendered for a visitor or another reader; offline, cached data is all there is
      if (renderedAt() !== undefined && isTabTokenAlone())
        void whenHydrated().then(() => refetchForReader({ router, session: sessionActor }));
      if (!readNetwork().online) connectivity.send({ type: 'network.lost' });
      stops.push(startNavigation({ router, session: sessionActor }), startPrefetch(router));
      hideAddressToken();
      // a reader who left the opened page before may return to it
      stops.push(router.subscribe('onResolved', hideAddressToken));
      if (visit.shell === 'wechat') stops.push(syncShareCard(router));
      // videos of a page respect the audio focus even without the player
      audioFocus();
      // restores what played before a reload
      if (readSessionValue('nowPlaying') !== undefined) sound.preload();
      return () => stops.forEach((stop) => stop());
    },
  };
}
