import { useQueryClient } from '@tanstack/react-query';
import { reserveLive } from 'qlwb-gateway-sdk/operations/live';
import { useRef } from 'react';
import { randomUuid } from '#platform/storage/device.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { LiveRoom } from './live-types.ts';
import { showRoom } from './show-room.ts';

/** Toggles a reservation: optimistic update with rollback. */
export function useReserve({ id, appointed, counts }: LiveRoom): () => void {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const notice = useNotice();
  const act = useAction();
  const isOnItsWay = useRef(false);

  const show = (isAppointed: boolean, appointments: number) =>
    showRoom(gateway, queryClient, id, (room) => ({
      ...room,
      appointed: isAppointed,
      counts: { ...room.counts, appointments },
    }));

  async function change(): Promise<void> {
    isOnItsWay.current = true;
    const reserve = !appointed;
    show(reserve, Math.max(0, counts.appointments + (reserve ? 1 : -1)));
    try {
      const body = { roomId: id, reserve, clientId: randomUuid() };
      const now = await gateway.data(reserveLive, { body });
      show(now.appointed, now.appointments);
      notice.toast(reserve ? '已预约，可以再加进手机日历' : '已取消预约');
    } catch (cause) {
      show(appointed, counts.appointments);
      throw cause;
    } finally {
      isOnItsWay.current = false;
    }
  }

  return () => {
    if (!signedIn) return askToSignIn('预约');
    if (!isOnItsWay.current) act(change);
  };
}
