import { Button } from '#ui/control/button.tsx';
import { useFollow } from '#widgets/reactions/use-follow.ts';
import type { PublisherCard } from './publisher-queries.ts';

interface FollowPublisherProps {
  readonly publisher: Pick<PublisherCard, 'id' | 'name' | 'follows' | 'followed'>;
}

/** 关注. */
export function FollowPublisher({ publisher }: FollowPublisherProps) {
  const { id, name, followed, follows } = publisher;
  const toggle = useFollow({
    item: { kind: 'publisher', id },
    known: { followed, follows },
    purpose: '关注',
  });
  return (
    <Button
      variant={followed ? 'line' : 'brand'}
      aria-label={`${followed ? '已关注' : '关注'}${name}`}
      aria-pressed={followed}
      onClick={toggle}
    >
      {followed ? '已关注' : '关注'}
    </Button>
  );
}
