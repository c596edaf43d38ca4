import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { roomQuery } from './live-queries.ts';
import type { LiveRoom } from './live-types.ts';

/** Applies a change to the room on all pages that show it. */
export function showRoom(
  gateway: Gateway,
  queryClient: QueryClient,
  roomId: string,
  change: (room: LiveRoom) => LiveRoom,
): void {
  queryClient.setQueryData(
    roomQuery(gateway, roomId).queryKey,
    (kept) => kept?.room && { ...kept, room: change(kept.room) },
  );
}
