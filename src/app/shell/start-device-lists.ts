import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { followTarget } from '#lib/story/follow-key.ts';
import type { ListedStory } from '#lib/story/story-lists.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { removeFromDeviceList, readDeviceList, watchDeviceLists } from '#platform/storage/device-lists.ts';
import { readPageAddress } from '#platform/history/page-address.ts';
import { isAccountUnconfirmed } from '#platform/storage/reader-token.ts';
import { readLocalValue } from '#platform/storage/local-values.ts';
import type { Outbox } from '#widgets/outbox/outbox-context.ts';

interface DeviceListsParts {
  readonly outbox: Outbox;
  readonly session: ActorRefFrom<typeof sessionMachine>;
}

/**
 * When a reader signs in, moves the lists of the device into the outbox under the reader's name, so that the next reader of
 * the device finds nothing of them. The device forgets a list once it is queued in storage or delivered; delivering twice is
 * harmless, since the gateway merges lists.
 * @returns a function that stops it
 */
export function startDeviceLists({ outbox, session }: DeviceListsParts): () => void {
  /** removes lists that storage refused to queue: they stay on the device until they are delivered */
  let waiting: (() => void) | undefined;

  function moveLists(): void {
    const { token, profile } = session.getSnapshot().context;
    const saved = readDeviceList('savedStories');
    const read = readDeviceList('readStories');
    const follows = readDeviceList('newsFollows');
    const count = saved.length + read.length + follows.length;
    if (token === undefined || profile === undefined || count === 0 || waiting) return;
    // the account of a link may be somebody else's
    if (isAccountUnconfirmed(readPageAddress().search)) return;
    const clientId = randomUuid();
    const clearLists = () => {
      removeFromDeviceList('savedStories', saved);
      removeFromDeviceList('readStories', read);
      removeFromDeviceList('newsFollows', follows);
      waiting = undefined;
    };
    // not queued again until all lists are removed
    waiting = clearLists;
    const act = {
      kind: 'device-lists',
      saved: saved.map(rowOf),
      read: read.map(rowOf),
      ...(follows.length > 0 && { follows: follows.map(followOf) }),
    } as const;
    outbox.make({ clientId, act, by: profile.userName, at: Date.now() });
    if (readLocalValue('unsent', clientId) !== undefined) clearLists();
  }

  const stops = [
    session.subscribe(moveLists).unsubscribe,
    watchDeviceLists(moveLists),
    outbox.watchSent((act) => {
      if (act.kind === 'device-lists') waiting?.();
    }),
  ];
  moveLists();
  return () => stops.forEach((stop) => stop());
}

const followOf = ({ id, at }: ListedStory) => ({ ...followTarget(id), at });
const rowOf = ({ id: newsId, at }: ListedStory) => ({ newsId, at });
