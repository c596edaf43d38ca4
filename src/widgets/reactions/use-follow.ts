import { useState } from 'react';
import { createLatestOnlyQueue } from '#lib/browser/latest-only-queue.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { writeOptimistically, writeReaction, type Follows } from './reaction-cache.ts';

export interface FollowedItem {
  readonly kind: 'publisher' | 'tip';
  readonly id: string;
}

interface FollowOptions {
  readonly item: FollowedItem;
  readonly known: Follows;
  /** what a visitor is asked to sign in for */
  readonly purpose: string;
}

/** @returns follows or unfollows: optimistic update of the cache, rollback on failure; not queued offline */
export function useFollow({ item, known, purpose }: FollowOptions): () => void {
  const gateway = useGateway();
  const loaded = useLoadedData();
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const act = useAction();
  const [queue] = useState(createLatestOnlyQueue);

  async function toggle(): Promise<void> {
    const client = queryClientOf(loaded);
    const followed = !known.followed;
    const follows = Math.max(0, known.follows + (followed ? 1 : -1));
    const rollBack = writeOptimistically(client, item, { before: known, after: { followed, follows } });
    await queue(async (isLatest) => {
      try {
        const { sendFollow } = await import('./send-reaction.ts');
        const confirmed = await sendFollow({ gateway, loaded }, item, followed, randomUuid());
        if (isLatest())
          writeReaction(client, item, { followed: confirmed.followed, follows: confirmed.follows });
      } catch (cause) {
        rollBack();
        throw cause;
      }
    });
  }

  return () => {
    if (signedIn) act(toggle);
    else askToSignIn(purpose);
  };
}
