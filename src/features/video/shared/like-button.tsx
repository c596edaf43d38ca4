import { countText } from '#lib/text/counts.ts';
import { IconButton } from '#ui/control/icon-button.tsx';
import { LikeIcon } from '#ui/icons/actions.tsx';
import { useLike } from '#widgets/reactions/use-like.ts';
import type { ClapperWork } from './video-types.ts';

/** 点赞 of a video or a work. */
export function LikeButton({
  liked: what,
}: {
  readonly liked: Pick<ClapperWork, 'id' | 'liked' | 'counts'>;
}) {
  const { id, counts } = what;
  const { liked, likes, isPending, toggleLike } = useLike(
    { kind: 'story-like', newsId: id },
    { liked: what.liked, likes: counts.likes },
  );
  return (
    <IconButton
      label="点赞"
      icon={<LikeIcon />}
      count={isPending ? '未发送' : countText(likes)}
      aria-pressed={liked}
      onClick={toggleLike}
    />
  );
}
