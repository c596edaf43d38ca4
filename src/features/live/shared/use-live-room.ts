import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Store } from '#lib/browser/store.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { createLiveRoomStore, type LiveRoomStore } from './live-room-store.ts';
import type { LiveRoom } from './live-types.ts';
import { startLiveRoom } from './start-live-room.ts';

/** Follows a room while its page is mounted. A removed room redirects to its page. */
export function useLiveRoom(room: LiveRoom): LiveRoomStore {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [store] = useState(() => createLiveRoomStore(room));
  useEffect(
    () =>
      startLiveRoom({
        room,
        store,
        gateway,
        queryClient,
        onRemoved: () => void navigate({ to: '/living/kong', replace: true }),
      }),
    // the room changes by the events followed here
    // eslint-disable-next-line react/exhaustive-deps
    [room.id, store, gateway, queryClient],
  );
  return store;
}

/** Subscribes to a store. */
export function useStore<Value>({ get, subscribe }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}

/** Subscribes to a part of a store's value. */
export function useStorePart<Value, Part>(
  { get, subscribe }: Store<Value>,
  partOf: (value: Value) => Part,
): Part {
  const getPart = () => partOf(get());
  return useSyncExternalStore(subscribe, getPart, getPart);
}
