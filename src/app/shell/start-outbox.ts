import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { Gateway } from 'qlwb-gateway-sdk';
import type { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts';
import type { OutboxDelivery, OutboxEvent } from '#machines/outbox/outbox-setup.ts';
import { outboxMachine } from '#machines/outbox/outbox.machine.ts';
import {
  isText,
  tokenKeyOf,
  type PendingMutation,
  type OutboxMutation,
} from '#machines/outbox/pending-mutation.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import {
  removeLocalValue,
  storeLocalValue,
  readLocalValue,
  watchLocalValues,
} from '#platform/storage/local-values.ts';
import { hasLocalValue } from '#platform/storage/has-local-value.ts';
import { report } from '#platform/lifecycle/report.ts';
import { withPageLock, heldByOtherPage } from '#platform/lifecycle/page-lock.ts';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';
import type { Notice } from '#widgets/notice/notice-context.ts';
import { deliveryOf } from '#widgets/outbox/delivery-of.ts';
import type { OutboxQueue } from '#widgets/outbox/outbox-context.ts';

interface OutboxParts {
  readonly outbox: OutboxQueue;
  readonly notice: Notice;
  readonly gateway: Gateway;
  readonly loaded: LoadedData;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly connectivity: ActorRefFrom<typeof connectivityMachine>;
}

/**
 * Delivers queued mutations (comments, likes, votes, …) of any page when the gateway can be reached.
 * @returns a function that stops it; pending mutations stay stored
 */
export function startOutbox({ outbox, notice, session, connectivity, ...room }: OutboxParts): () => void {
  /** client ids that storage refused: other tabs do not know them */
  const unstoredIds = new Set<string>();

  async function deliver(pending: PendingMutation): Promise<OutboxDelivery> {
    const { clientId } = pending;
    const outcome = await withPageLock('outbox', async (): Promise<OutboxDelivery> => {
      if (!unstoredIds.has(clientId) && readLocalValue('unsent', clientId) === undefined)
        return { kind: 'gone' };
      try {
        await send(room, pending);
        // before another tab may deliver: a mutation missing from storage is not sent
        removeLocalValue('unsent', clientId);
        return { kind: 'sent' };
      } catch (cause) {
        return deliveryOf(cause);
      }
    });
    return outcome === heldByOtherPage ? { kind: 'busy' } : outcome;
  }

  const actor = createActor(
    outboxMachine.provide({
      actors: {
        deliver: fromPromise<OutboxDelivery, { pending: PendingMutation | undefined }>(
          async ({ input: { pending } }) => (pending === undefined ? { kind: 'gone' } : deliver(pending)),
        ),
      },
      actions: {
        store: ({ self }, { pending }) => {
          if (pending === undefined) return;
          if (storeLocalValue('unsent', pending.clientId, JSON.stringify(pending)) === 'kept') return;
          unstoredIds.add(pending.clientId);
          self.send({ type: 'store.refused' });
        },
        drop: (_, { clientId }) => removeLocalValue('unsent', clientId),
        reportSent: (_, { pending }) => {
          if (pending === undefined) return;
          outbox.reportSent(pending.act);
          if (isText(pending.act)) notice.toast('刚才没发出的评论，已经发出');
          if (pending.act.kind === 'ballot') notice.toast('刚才没送出的一票，已经计入');
        },
        reportRefused: (_, { pending, reason }) => {
          if (pending !== undefined) notice.toast(`${refusedWords[pending.act.kind]}：${reason}`);
        },
        reportTokenDead: () =>
          session.send({ type: 'navigation.done', token: session.getSnapshot().context.token }),
        reportNotStored: () => notice.toast('这台设备存不下了，发出去之前请不要关闭页面'),
      },
    }),
    {
      input: {
        pending: [],
        isOnline: !connectivity.getSnapshot().hasTag('offline'),
      },
    },
  );
  /** Tells the machine what is stored; the code to read it is loaded only if there is something. */
  async function readStored(): Promise<void> {
    const pending = hasLocalValue('unsent')
      ? (await import('#widgets/outbox/read-pending.ts')).readPending(Date.now())
      : [];
    actor.send({ type: 'store.changed', pending });
  }
  let isUnread = false;
  const readStoredSafely = () => {
    isUnread = false;
    readStored().catch((cause: unknown) => {
      // read again when the network is back
      isUnread = true;
      report('unsent', cause);
    });
  };

  const stops = [
    actor.subscribe(({ context: { pending, sendingId } }) => outbox.show({ pending, sendingId })).unsubscribe,
    watchLocalValues('unsent', readStoredSafely),
    connectivity.subscribe((snapshot) => {
      const isOnline = !snapshot.hasTag('offline');
      if (isOnline && isUnread) readStoredSafely();
      if (isOnline !== actor.getSnapshot().context.isOnline)
        actor.send({ type: isOnline ? 'network.restored' : 'network.lost' });
    }).unsubscribe,
  ];
  actor.start();
  if (hasLocalValue('unsent')) readStoredSafely();
  const sendReader = ({ context: { token, profile } }: ReturnType<typeof session.getSnapshot>) => {
    const known = token !== undefined && profile !== undefined;
    actor.send({
      type: 'reader.changed',
      reader: known ? { token, name: profile.userName } : undefined,
    });
  };
  sendReader(session.getSnapshot());
  stops.push(session.subscribe(sendReader).unsubscribe);
  outbox.connect((event) => actor.send(withTokenKey(event, session.getSnapshot().context.token)));
  return () => {
    stops.forEach((stop) => stop());
    actor.stop();
  };
}

/** Adds the hash of the token to a mutation of a signed-in reader whose name is unknown, such as without a network. */
function withTokenKey(event: OutboxEvent, token: string | undefined): OutboxEvent {
  if (event.type !== 'mutation.made' || event.pending.by !== '' || token === undefined) return event;
  return { ...event, pending: { ...event.pending, tokenKey: tokenKeyOf(token) } };
}

const refusedWords: Readonly<Record<OutboxMutation['kind'], string>> = {
  comment: '评论没能发出',
  reply: '评论没能发出',
  'comment-like': '赞没能送到',
  'post-like': '赞没能送到',
  'story-like': '赞没能送到',
  'story-save': '收藏没能送到',
  'news-follow': '关注没能送到',
  ballot: '投票没能计入',
  'device-lists': '这台设备上的收藏和关注没能合并',
};

/** Sends one mutation; the code to do so is loaded on demand. @throws GatewayError */
async function send(
  { gateway, loaded }: Pick<OutboxParts, 'gateway' | 'loaded'>,
  { act, clientId }: PendingMutation,
) {
  if (act.kind === 'ballot') {
    const [{ sendBallot }, { queryClientOf }] = await Promise.all([
      import('#widgets/vote/vote-query.ts'),
      import('#widgets/gateway/queries.tsx'),
    ]);
    return sendBallot({ gateway, queryClient: queryClientOf(loaded) }, act, clientId);
  }
  if (act.kind === 'comment' || act.kind === 'reply') {
    const [{ writeComment }, { queryClientOf }] = await Promise.all([
      import('#widgets/comments/comment-mutations.ts'),
      import('#widgets/gateway/queries.tsx'),
    ]);
    return writeComment({ gateway, queryClient: queryClientOf(loaded) }, act, clientId);
  }
  const { sendDeviceLists, sendReaction } = await import('#widgets/reactions/send-reaction.ts');
  return act.kind === 'device-lists'
    ? sendDeviceLists({ gateway, loaded }, act, clientId)
    : sendReaction({ gateway, loaded }, act, clientId);
}
