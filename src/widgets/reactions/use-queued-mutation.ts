import { useCallback } from 'react';
import { mutationTarget, type Mark, type PendingMutation } from '#machines/outbox/pending-mutation.ts';
import { createLatestOnlyQueue, type LatestOnlyTask } from '#lib/browser/latest-only-queue.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { readNetwork } from '#platform/network/network.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { deliveryOf } from '#widgets/outbox/delivery-of.ts';
import { useOutbox } from '#widgets/outbox/outbox-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { savedBy } from './pending-reactions.ts';

export interface QueuedMutation {
  readonly reaction: Mark;
  /** Shows the reaction while it waits for the one in flight; `send` shows it only when its turn comes. */
  readonly show: () => void;
  /**
   * Updates optimistically, sends, and rolls back on failure.
   * @param isLatest whether no newer reaction to the same item waits; otherwise the answer is outdated
   * @throws GatewayError
   */
  readonly send: (clientId: string, isLatest: () => boolean) => Promise<void>;
}

interface MutationInFlight {
  readonly queue: (carryOut: LatestOnlyTask) => Promise<void>;
  /** value of the newest mutation: true for a like, a save or a follow, false for one withdrawn */
  latestValue: boolean;
}

/** Keyed by item: it may be shown in several places of the page. */
const inFlight = new Map<string, MutationInFlight>();

/**
 * Sends a reaction through a latest-only queue per item. Where the network or the session fails, the reaction goes to the
 * offline queue; other failures are shown to the reader, and mutations queued behind are dropped.
 */
export function useQueuedMutation(): (mutation: QueuedMutation) => void {
  const outbox = useOutbox();
  const act = useAction();
  const { userName } = useSession();
  return useCallback(
    ({ reaction, show, send }) => {
      const clientId = randomUuid();
      const keepOffline = () => outbox.make({ clientId, act: reaction, by: userName ?? '', at: Date.now() });
      const isQueuedBehindOffline = () =>
        outbox.get().pending.some((one) => isOf(one, userName) && isOnSameItem(one.act, reaction));
      const carryOut: LatestOnlyTask = async (isLatest) => {
        if (isQueuedBehindOffline() || !readNetwork().online) return keepOffline();
        try {
          await send(clientId, isLatest);
        } catch (cause) {
          const { kind } = deliveryOf(cause);
          if (kind !== 'unreached' && kind !== 'token-dead') throw cause;
          keepOffline();
        }
      };
      act(() => enqueue(reaction, show, carryOut));
    },
    [outbox, act, userName],
  );
}

async function enqueue(reaction: Mark, show: () => void, carryOut: LatestOnlyTask): Promise<void> {
  const item = mutationTarget(reaction);
  const value = valueOf(reaction);
  const running = inFlight.get(item);
  if (running?.latestValue === value) return;
  if (running !== undefined) {
    running.latestValue = value;
    show();
    return running.queue(carryOut);
  }
  const queue = createLatestOnlyQueue();
  inFlight.set(item, { queue, latestValue: value });
  try {
    await queue(carryOut);
  } finally {
    inFlight.delete(item);
  }
}

function valueOf(reaction: Mark): boolean {
  if (reaction.kind === 'story-save') return reaction.save;
  return reaction.kind === 'news-follow' ? reaction.follow : reaction.like;
}

/** A reader not known yet owns all that is queued here. */
function isOf({ by }: PendingMutation, userName: string | undefined): boolean {
  return userName === undefined || by === userName;
}

function isOnSameItem(waiting: PendingMutation['act'], reaction: Mark): boolean {
  if (reaction.kind === 'story-save') return savedBy(waiting, reaction.newsId) !== undefined;
  return mutationTarget(waiting) === mutationTarget(reaction);
}
