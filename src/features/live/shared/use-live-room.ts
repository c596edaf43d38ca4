import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Store } from '#lib/browser/store.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { createLiveDesk, type LiveDesk } from './live-desk.ts';
import type { LiveRoom } from './live-types.ts';
import { startLiveRoom } from './start-live-room.ts';

/** Follows a room for as long as its page is there. A room that is removed leads to the page for those. */
export function useLiveRoom(room: LiveRoom): LiveDesk {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [desk] = useState(() => createLiveDesk(room));
  useEffect(
    () =>
      startLiveRoom({
        room,
        desk,
        gateway,
        queryClient,
        onRemoved: () => void navigate({ to: '/living/kong', replace: true }),
      }),
    // the room changes by what happens in it, which is what is followed here
    // eslint-disable-next-line react/exhaustive-deps
    [room.id, desk, gateway, queryClient],
  );
  return desk;
}

/** What a part of the desk says. */
export function useDesk<Value>({ get, subscribe }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}

/** One thing of what a part of the desk says, for who need not hear of the others. */
export function useDeskPart<Value, Part>(
  { get, subscribe }: Store<Value>,
  partOf: (value: Value) => Part,
): Part {
  const getPart = () => partOf(get());
  return useSyncExternalStore(subscribe, getPart, getPart);
}
