import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { thumbCommonwealShow } from 'qlwb-gateway-sdk/operations/commonweal';
import { countText } from '#lib/text/counts.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { LikeIcon } from '#ui/icons/actions.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { writeOptimistically, writeReaction } from '#widgets/reactions/reaction-cache.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { Show } from './commonweal-types.ts';
import styles from './thumb-button.module.css';

/** 点赞 for a show, once for each reader; optimistic. */
export function ThumbButton({ show: { id, title, thumbs, thumbed } }: { readonly show: Show }) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const act = useAction();
  const isInFlight = useRef(false);

  async function give() {
    isInFlight.current = true;
    const item = { kind: 'commonweal-show', id } as const;
    const rollBack = writeOptimistically(queryClient, item, {
      before: { thumbs, thumbed },
      after: { thumbs: thumbs + 1, thumbed: true },
    });
    try {
      const confirmed = await gateway.data(thumbCommonwealShow, {
        query: { showId: id, clientId: randomUuid() },
      });
      writeReaction(queryClient, item, { thumbs: confirmed.thumbs, thumbed: confirmed.thumbed });
    } catch (cause) {
      rollBack();
      throw cause;
    } finally {
      isInFlight.current = false;
    }
  }

  return (
    <button
      type="button"
      className={styles.thumb}
      aria-pressed={thumbed}
      aria-label={`点赞：${title}，${countText(thumbs)}`}
      data-on={thumbed || undefined}
      onClick={() => {
        if (!signedIn) return askToSignIn('点赞');
        if (!thumbed && !isInFlight.current) act(give);
      }}
    >
      <LikeIcon />
      {countText(thumbs)}
    </button>
  );
}
