import type { FollowTarget } from '#machines/outbox/pending-mutation.ts';
import { Button } from '#ui/control/button.tsx';
import { useFollowSeen, useNewsFollow } from '#widgets/reactions/use-news-follow.ts';

interface FollowButtonProps extends FollowTarget {
  /** label, title of the event or name of the reporter */
  readonly name: string;
}

/** 关注 of a label, a hot event or a reporter, on the page of its stories: showing it marks them as seen. */
export function FollowButton({ kind, id, name }: FollowButtonProps) {
  const { followed, isPending, toggleFollow } = useNewsFollow({ kind, id, name });
  useFollowSeen({ kind, id, name }, followed);
  const word = followed ? '已关注' : '关注';
  return (
    <Button
      variant={followed ? 'line' : 'brand'}
      aria-label={`${word}${name}${isPending ? '，未发送' : ''}`}
      aria-pressed={followed}
      onClick={toggleFollow}
    >
      {word}
    </Button>
  );
}

/** Stops following, in the reader's list. */
export function UnfollowButton({ kind, id, name }: FollowButtonProps) {
  const { followed, toggleFollow } = useNewsFollow({ kind, id, name });
  return (
    <Button variant="line" aria-label={`${followed ? '取消关注' : '关注'}${name}`} onClick={toggleFollow}>
      {followed ? '取消' : '关注'}
    </Button>
  );
}
