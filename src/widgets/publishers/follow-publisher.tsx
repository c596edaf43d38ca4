import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { followPublisher } from 'qlwb-gateway-sdk/operations/news';
import { createLastWish } from '#lib/browser/last-wish.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { Button } from '#ui/control/button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAct } from '#widgets/notice/use-act.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { PublisherCard } from './publisher-queries.ts';
import { forgetFollowed, showFollow } from './show-follow.ts';

interface FollowPublisherProps {
  readonly publisher: Pick<PublisherCard, 'id' | 'name' | 'follows' | 'followed'>;
}

/** 关注: shown at once, taken back where the gateway could not be told. */
export function FollowPublisher({ publisher }: FollowPublisherProps) {
  const { id, name, followed, follows } = publisher;
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const act = useAct();
  const [wish] = useState(createLastWish);

  async function change() {
    const follow = !followed;
    showFollow(queryClient, { id, followed: follow, follows: Math.max(0, follows + (follow ? 1 : -1)) });
    await wish(async (isLast) => {
      try {
        const body = { publisherId: id, follow, clientId: randomUuid() };
        const now = await gateway.data(followPublisher, { body });
        if (!isLast()) return;
        showFollow(queryClient, { id, followed: now.followed, follows: now.follows });
        forgetFollowed(queryClient);
      } catch (cause) {
        showFollow(queryClient, { id, followed, follows });
        throw cause;
      }
    });
  }

  return (
    <Button
      look={followed ? 'line' : 'brand'}
      aria-label={`${followed ? '已关注' : '关注'}${name}`}
      aria-pressed={followed}
      onClick={() => {
        if (!signedIn) return askToSignIn('关注');
        act(change);
      }}
    >
      {followed ? '已关注' : '关注'}
    </Button>
  );
}
