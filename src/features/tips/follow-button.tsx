import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { followTip } from 'qlwb-gateway-sdk/operations/tips';
import { countText } from '#lib/text/counts.ts';
import { createLastWish } from '#lib/browser/last-wish.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { Button } from '#ui/control/button.tsx';
import { changeLoaded } from '#widgets/gateway/update-cached.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAct } from '#widgets/notice/use-act.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { tipQuery } from '#widgets/tips/tip-queries.ts';
import type { Tip } from './tip-types.ts';

/** 关注进展: shown at once, taken back where the gateway could not be told. */
export function FollowButton({ tip }: { readonly tip: Tip }) {
  const { id, followed, follows } = tip;
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const act = useAct();
  const [wish] = useState(createLastWish);
  const { queryKey } = tipQuery(gateway, id);

  const show = (fields: Pick<Tip, 'followed' | 'follows'>) =>
    changeLoaded<Tip>(queryClient, { queryKey, exact: true }, (kept) => ({ ...kept, ...fields }));

  async function change() {
    const follow = !followed;
    show({ followed: follow, follows: Math.max(0, follows + (follow ? 1 : -1)) });
    await wish(async (isLast) => {
      try {
        const body = { tipId: id, follow, clientId: randomUuid() };
        const now = await gateway.data(followTip, { body });
        if (isLast()) show({ followed: now.followed, follows: now.follows });
      } catch (cause) {
        show({ followed, follows });
        throw cause;
      }
    });
  }

  return (
    <Button
      look={followed ? 'line' : 'brand'}
      aria-pressed={followed}
      onClick={() => {
        if (!signedIn) return askToSignIn('关注进展');
        act(change);
      }}
    >
      {followed ? '已关注' : '关注进展'}
      {follows > 0 && ` ${countText(follows)}`}
    </Button>
  );
}
