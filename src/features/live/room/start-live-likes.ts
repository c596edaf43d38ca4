import type { Gateway } from 'qlwb-gateway-sdk';
import { sendLiveLikes } from 'qlwb-gateway-sdk/operations/live';
import { createActor, fromPromise } from 'xstate';
import { liveLikesMachine, type LikeBatch } from '#machines/live-likes/live-likes.machine.ts';
import type { Delivery } from '#machines/outbox/delivery.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { watchNetwork } from '#platform/network/network.ts';
import { watchPageHidden } from '#platform/lifecycle/page-hidden.ts';
import { deliveryOf } from '#widgets/outbox/delivery-of.ts';
import { mergeCounts, type LiveRoomStore } from '../shared/live-room-store.ts';

/** maximum number of likes per batch */
const maxBatch = 50;

export interface RunningLikes {
  give(): void;
  /** Sends pending likes, and stops. */
  stop(): void;
}

/** @param onPending receives the number of likes not included in the counts yet */
export function startLiveLikes(
  {
    gateway,
    roomId,
    store,
  }: { readonly gateway: Gateway; readonly roomId: string; readonly store: LiveRoomStore },
  onPending: (pending: number) => void,
): RunningLikes {
  const actor = createActor(
    liveLikesMachine.provide({
      actors: {
        send: fromPromise<Delivery, LikeBatch>(async ({ input: { count, clientId } }) => {
          try {
            const { likes } = await gateway.data(sendLiveLikes, { body: { roomId, count, clientId } });
            mergeCounts(store, { ...store.counts.get(), likes });
            return { kind: 'sent' };
          } catch (cause) {
            return deliveryOf(cause);
          }
        }),
      },
      // the shown count is computed from the batch, which is dropped
      actions: { rollBack: () => undefined },
    }),
    { input: { maxBatch } },
  );
  let isLeft = false;
  actor.subscribe((snapshot) => {
    const { collected, batch } = snapshot.context;
    if (!isLeft) onPending(collected.length + batch.count);
    else if (snapshot.matches('idle')) stopAll();
  });
  actor.start();
  const stops = [
    watchPageHidden((isHidden) => {
      if (isHidden) actor.send({ type: 'page.hidden' });
    }),
    watchNetwork(({ online }) => {
      if (online) actor.send({ type: 'network.restored' });
    }),
  ];
  function stopAll(): void {
    stops.forEach((stop) => stop());
    actor.stop();
  }
  return {
    give: () => actor.send({ type: 'like.given', id: randomUuid() }),
    stop() {
      isLeft = true;
      if (actor.getSnapshot().matches('idle')) stopAll();
      else actor.send({ type: 'page.hidden' });
    },
  };
}
