import { countText } from '#lib/text/counts.ts';
import { Button } from '#ui/control/button.tsx';
import { useFollow } from '#widgets/reactions/use-follow.ts';
import type { Tip } from './tip-types.ts';

/** 关注进展: follows a tip. */
export function FollowButton({ tip: { id, followed, follows } }: { readonly tip: Tip }) {
  const toggle = useFollow({ item: { kind: 'tip', id }, known: { followed, follows }, purpose: '关注进展' });
  return (
    <Button variant={followed ? 'line' : 'brand'} aria-pressed={followed} onClick={toggle}>
      {followed ? '已关注' : '关注进展'}
      {follows > 0 && ` ${countText(follows)}`}
    </Button>
  );
}
