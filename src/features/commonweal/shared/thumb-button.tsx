import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { thumbCommonwealShow } from 'qlwb-gateway-sdk/operations/commonweal';
import { countText } from '#lib/text/counts.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { LikeIcon } from '#ui/icons/actions.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAct } from '#widgets/notice/use-act.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { Show } from './commonweal-types.ts';
import { showThumb } from './show-thumb.ts';
import styles from './thumb-button.module.css';

/** 点赞 for a show, once for each reader: shown at once, taken back where the gateway could not be told. */
export function ThumbButton({ show: { id, title, thumbs, thumbed } }: { readonly show: Show }) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const act = useAct();
  const isOnItsWay = useRef(false);

  async function give() {
    isOnItsWay.current = true;
    showThumb(queryClient, { showId: id, thumbs: thumbs + 1, thumbed: true });
    try {
      const query = { showId: id, clientId: randomUuid() };
      showThumb(queryClient, await gateway.data(thumbCommonwealShow, { query }));
    } catch (cause) {
      showThumb(queryClient, { showId: id, thumbs, thumbed });
      throw cause;
    } finally {
      isOnItsWay.current = false;
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
        if (!thumbed && !isOnItsWay.current) act(give);
      }}
    >
      <LikeIcon />
      {countText(thumbs)}
    </button>
  );
}
