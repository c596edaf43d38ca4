import type { AnyRouter } from '@tanstack/react-router';
import { signShareAddress } from 'qlwb-gateway-sdk/operations/account';
import { createActor, fromPromise } from 'xstate';
import {
  shareCardMachine,
  type ShareSignature,
  type ShownPage,
} from '#machines/share-card/share-card.machine.ts';
import { samePage } from '#lib/story/story-search.ts';
import { shareMenus } from '#lib/story/share-link.ts';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';
import { configureMessagingApp, showMessagingCard } from '#platform/app-bridge/messaging-app.ts';
import { readFirstAddress, readPageHead, readWholeAddress } from '#platform/lifecycle/page-head.ts';
import { report } from '#platform/lifecycle/report.ts';
import { shownPage } from './shown-page.ts';

const appleSystem = /iPhone|iPad|iPod/;

/**
 * Sets the messaging app's share card for every page that is shown, once its head is rendered.
 * @returns a function that stops it
 */
export function startShareCard(router: AnyRouter): () => void {
  const { gateway, visit } = router.options.context;
  const actor = createActor(
    shareCardMachine.provide({
      actors: {
        sign: fromPromise<ShareSignature, { address: string }>(({ input: { address }, signal }) =>
          reported(gateway.data(signShareAddress, { body: { url: address } }, { signal })),
        ),
        configure: fromPromise<void, { signature: ShareSignature }>(({ input: { signature }, signal }) =>
          reported(configureMessagingApp(signature, signal)),
        ),
      },
      actions: { showCard: (_, { page }) => void show(page) },
    }),
    {
      input: {
        system: appleSystem.test(visit.userAgent) ? 'ios' : 'other',
        firstAddress: readFirstAddress(),
      },
    },
  ).start();
  const sendPage = () =>
    actor.send({
      type: 'page.shown',
      page: shownPage({ address: readWholeAddress(), origin: visit.origin, head: readPageHead() }),
    });
  let cancel = () => {};
  const stop = router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
    // a picture opened over the page does not change what is shared
    if (!pathChanged && samePage(fromLocation?.searchStr, toLocation.searchStr)) return;
    cancel();
    cancel = afterPaint(sendPage);
  });
  sendPage();
  return () => {
    cancel();
    stop();
    actor.stop();
  };
}

/** If the messaging app refuses a card, it builds one from the page itself. */
async function show({ card, hiddenMenus }: ShownPage): Promise<void> {
  const { title, description: desc, link, image: imgUrl } = card;
  const shown = shareMenus.filter((item) => !hiddenMenus.includes(item));
  try {
    await showMessagingCard({ title, desc, link, imgUrl }, { shown, hidden: hiddenMenus });
  } catch (cause) {
    report('share card', cause);
  }
}

/** Reports a failure; the machine handles it by an event. */
async function reported<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    report('share card', cause);
    throw cause;
  }
}
