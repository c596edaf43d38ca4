import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { KeptStory } from '#lib/story/kept-stories.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { dropFromDevice, readDeviceList, watchDeviceLists } from '#platform/storage/device-lists.ts';
import { readLocalValue } from '#platform/storage/local-values.ts';
import type { Outbox } from '#widgets/outbox/outbox-context.ts';

interface DeviceListsParts {
  readonly outbox: Outbox;
  readonly session: ActorRefFrom<typeof sessionMachine>;
}

/**
 * Hands what this device kept before its reader signed in to the outbox, under the reader's name: there it waits until
 * the gateway has it, and whoever signs in next finds nothing of it. The device forgets it once it is kept there or has
 * arrived; handed over twice it is the same, since the gateway takes the union.
 * @returns stops doing so
 */
export function startDeviceLists({ outbox, session }: DeviceListsParts): () => void {
  /** forgets lists that storage would not keep a second time: they stay on the device until they have arrived */
  let waiting: (() => void) | undefined;

  function handOver(): void {
    const { token, profile } = session.getSnapshot().context;
    const [saved, read] = [readDeviceList('savedStories'), readDeviceList('readStories')];
    if (token === undefined || profile === undefined || saved.length + read.length === 0 || waiting) return;
    const clientId = randomUuid();
    const forget = () => {
      dropFromDevice('savedStories', saved);
      dropFromDevice('readStories', read);
      waiting = undefined;
    };
    // until both are forgotten neither is handed over again
    waiting = forget;
    const act = { kind: 'device-lists', saved: saved.map(rowOf), read: read.map(rowOf) } as const;
    outbox.make({ clientId, act, by: profile.userName, at: Date.now() });
    if (readLocalValue('unsent', clientId) !== undefined) forget();
  }

  const stops = [
    session.subscribe(handOver).unsubscribe,
    watchDeviceLists(handOver),
    outbox.watchSent((act) => {
      if (act.kind === 'device-lists') waiting?.();
    }),
  ];
  handOver();
  return () => stops.forEach((stop) => stop());
}

const rowOf = ({ id: newsId, at }: KeptStory) => ({ newsId, at });
