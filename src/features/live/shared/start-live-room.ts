import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { readEvents } from 'qlwb-gateway-sdk/event-stream';
import {
  listLiveEvents,
  listLiveMessages,
  listLiveScenes,
  watchLive,
} from 'qlwb-gateway-sdk/operations/live';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { PollResult, RoomEvent, LiveSnapshot } from '#machines/live-room/live-room-setup.ts';
import { liveRoomMachine } from '#machines/live-room/live-room.machine.ts';
import { deviceUuid } from '#platform/storage/device.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { watchPageHidden } from '#platform/lifecycle/page-hidden.ts';
import { isNotFound } from '#widgets/gateway/is-not-found.ts';
import { roomEventOf } from './room-machine-event.ts';
import { mergeCounts, type LiveRoomStore, type LiveStatus } from './live-room-store.ts';
import { logAfter, withEvents } from './live-log.ts';
import { roomQuery } from './live-queries.ts';
import type { LiveEvent, LiveRoom } from './live-types.ts';
import { isLiveCounts, isLiveEvent } from './read-event.ts';
import { roomAfter } from './room-after.ts';
import { showRoom } from './show-room.ts';

interface LiveRoomDependencies {
  readonly room: LiveRoom;
  readonly store: LiveRoomStore;
  readonly gateway: Gateway;
  readonly queryClient: QueryClient;
  /** the host removed the live */
  readonly onRemoved: () => void;
}

/** ms of batching: a busy chat is rendered four times a second, not for every message */
const collectMs = 250;

/** Follows the events of a room from those its page has loaded. @returns a function that stops it */
export function startLiveRoom({
  room,
  store,
  gateway,
  queryClient,
  onRemoved,
}: LiveRoomDependencies): () => void {
  const { id: roomId, state: phase, last } = room;
  const query = roomQuery(gateway, roomId);
  let stream = new AbortController();
  let gathered: LiveEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    timer = undefined;
    store.log.set(withEvents(store.log.get(), gathered));
    gathered = [];
  }

  function show(roomEvents: readonly RoomEvent[]): void {
    const events = roomEvents.flatMap(({ event }) => (isLiveEvent(event) ? [event] : []));
    const kept = queryClient.getQueryData(query.queryKey)?.room;
    const after = kept && events.reduce(roomAfter, kept);
    // most events are messages, which do not change the room
    if (after !== kept && after !== undefined) showRoom(gateway, queryClient, roomId, () => after);
    gathered.push(...events);
    timer ??= setTimeout(write, collectMs);
  }

  function hear(name: string, data: unknown): void {
    if (name === 'counts' && isLiveCounts(data)) mergeCounts(store, data);
    if (name === 'reset') actor.send({ type: 'stream.reset' });
    const roomEvent = name === 'happened' ? roomEventOf(data) : undefined;
    if (roomEvent !== undefined) actor.send({ type: 'event.arrived', roomEvent });
  }

  /** Reports one connection: opened, what it brings, and why it ended unless the page closed it. */
  async function follow(after: number, { signal }: AbortController): Promise<void> {
    try {
      const once = { signal, retry: { limit: 0 } };
      const events = await gateway.call(watchLive, { query: { roomId, after } }, once);
      actor.send({ type: 'stream.opened' });
      for await (const { event, data } of readEvents(events, signal)) hear(event, data);
      if (!signal.aborted) actor.send({ type: 'stream.lost' });
    } catch (cause) {
      if (signal.aborted) return;
      const isRefused = cause instanceof GatewayError && cause.kind === 'http';
      actor.send({ type: isRefused ? 'stream.refused' : 'stream.lost' });
    }
  }

  /** Reloads everything shown: the room first, so that no event falls between it and its lists. */
  async function reload({ signal }: { readonly signal: AbortSignal }): Promise<LiveSnapshot> {
    // a response that came after its actor was stopped would overwrite what later events have changed
    const cancel = () => {
      for (const queryKey of [query.queryKey, [listLiveScenes.id], [listLiveMessages.id]])
        void queryClient.cancelQueries({ queryKey });
    };
    signal.addEventListener('abort', cancel, { once: true });
    const response = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    if (response.room === undefined) return { phase: 'removed', last: 0 };
    for (const { id } of [listLiveScenes, listLiveMessages]) {
      queryClient.removeQueries({ queryKey: [id], type: 'inactive' });
      await queryClient.refetchQueries({ queryKey: [id], type: 'active' }, { throwOnError: true });
    }
    gathered = [];
    store.log.set(logAfter(store.log.get()));
    mergeCounts(store, response.room.counts);
    return { phase: response.room.state, last: response.room.last };
  }

  const actor = createActor(
    liveRoomMachine.provide({
      actors: {
        poll: fromPromise<PollResult, { after: number }>(async ({ input: { after }, signal }) => {
          try {
            const input = { query: { roomId, after, device: deviceUuid() } };
            const response = await gateway.data(listLiveEvents, input, { signal });
            mergeCounts(store, response.counts);
            return {
              roomEvents: response.events.flatMap((event) => roomEventOf(event) ?? []),
              isReset: response.reset,
              pause: response.pollAfter * 1000,
            };
          } catch (cause) {
            if (!isNotFound(cause)) throw cause;
            // the room is gone for good, and no event will report it
            return { roomEvents: [{ seq: after + 1, phase: 'removed' }], isReset: false, pause: 0 };
          }
        }),
        reload: fromPromise<LiveSnapshot, void>(reload),
      },
      actions: {
        openStream(_, { after }) {
          stream = new AbortController();
          void follow(after, stream);
        },
        closeStream: () => stream.abort(),
        showEvents: (_, { roomEvents }) => show(roomEvents),
        openRemovedPage: onRemoved,
      },
    }),
    { input: { phase, last } },
  );
  actor.subscribe((snapshot) => store.status.set(statusOf(snapshot)));
  actor.start();
  const sendNetworkState = (online: boolean) =>
    actor.send({ type: online ? 'network.restored' : 'network.lost' });
  if (!readNetwork().online) sendNetworkState(false);
  const stops = [
    watchNetwork(({ online }) => sendNetworkState(online)),
    watchPageHidden((isHidden) =>
      actor.send(isHidden ? { type: 'page.hidden' } : { type: 'page.shown', isOnline: readNetwork().online }),
    ),
  ];
  return () => {
    stops.forEach((stop) => stop());
    actor.stop();
    stream.abort();
    clearTimeout(timer);
  };
}

/** The initial connection is not reported to the reader. */
function statusOf(snapshot: SnapshotFrom<typeof liveRoomMachine>): LiveStatus {
  if (snapshot.hasTag('offline')) return 'offline';
  const isFirst = snapshot.matches({ awake: 'attached' }) && snapshot.context.failures === 0;
  return snapshot.hasTag('behind') && !isFirst && !snapshot.matches('asleep') ? 'behind' : 'steady';
}
