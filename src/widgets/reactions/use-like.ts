import { useQueryClient } from '@tanstack/react-query';
import { likeNews } from 'qlwb-gateway-sdk/operations/news';
import { useEffect, useRef } from 'react';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useOutbox } from '#widgets/outbox/outbox-context.ts';
import { useUnsentLike, withUnsentLike, type Likes } from '#widgets/outbox/unsent-like.ts';
import { useKeepingAct } from './use-queued-mutation.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { showMarks } from './reaction-cache.ts';
import type { ClapperWork } from '#features/video/shared/video-types.ts';

interface LikeParts extends Likes {
  /** the gateway does not have the reader's last word yet */
  readonly isUnsent: boolean;
  readonly onLike: () => void;
}

/** The likes of a film or a work: shown at once, taken back where it fails, kept for later without a network. */
export function useLike({ id, liked, counts }: Pick<ClapperWork, 'id' | 'liked' | 'counts'>): LikeParts {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const keepingAct = useKeepingAct();
  const { watchSent } = useOutbox();
  const unsent = useUnsentLike({ storyId: id });
  const known = { liked, likes: counts.likes };
  const shown = withUnsentLike(known, unsent);
  const latest = useRef(known);
  useEffect(() => {
    latest.current = { liked, likes: counts.likes };
  }, [liked, counts.likes]);
  useEffect(
    () =>
      watchSent((sent) => {
        if (sent.kind !== 'story-like' || sent.newsId !== id) return;
        showMarks(queryClient, id, withUnsentLike(latest.current, sent.like));
      }),
    [watchSent, queryClient, id],
  );

  const show = (likes: Likes) => showMarks(queryClient, id, likes);

  async function send(like: boolean, clientId: string, isLast: () => boolean): Promise<void> {
    show(withUnsentLike(known, like));
    try {
      const { liked: isLiked, likes } = await gateway.data(likeNews, {
        body: { newsId: id, like, clientId },
      });
      if (isLast()) show({ liked: isLiked, likes });
    } catch (cause) {
      show(known);
      throw cause;
    }
  }

  return {
    ...shown,
    isUnsent: unsent !== undefined,
    onLike() {
      if (!signedIn) return askToSignIn('点赞');
      const like = !shown.liked;
      keepingAct({
        act: { kind: 'story-like', newsId: id, like },
        show: () => show(withUnsentLike(known, like)),
        run: (clientId, isLast) => send(like, clientId, isLast),
      });
    },
  };
}
