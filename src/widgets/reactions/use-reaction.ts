import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { Mark } from '#machines/outbox/pending-mutation.ts';
import {
  writeOptimistically,
  writeReaction,
  type ReactionChange,
  type ReactionItem,
} from './reaction-cache.ts';
import { useQueuedMutation } from './use-queued-mutation.ts';

/** Sends a like or a save: optimistic update of the cache, offline queue, rollback on failure. */
export function useReaction(): (reaction: Mark, item: ReactionItem, change: ReactionChange) => void {
  const gateway = useGateway();
  const loaded = useLoadedData();
  const mutate = useQueuedMutation();
  return (reaction, item, change) => {
    const client = queryClientOf(loaded);
    mutate({
      reaction,
      show: () => writeReaction(client, item, change.after),
      async send(clientId, isLatest) {
        const rollBack = writeOptimistically(client, item, change);
        try {
          const { sendReaction } = await import('./send-reaction.ts');
          await sendReaction({ gateway, loaded }, reaction, clientId, isLatest);
        } catch (cause) {
          rollBack();
          throw cause;
        }
      },
    });
  };
}
