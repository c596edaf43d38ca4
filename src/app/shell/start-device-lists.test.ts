// @vitest-environment happy-dom
import { createActor, fromPromise } from 'xstate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxEvent } from '#machines/outbox/outbox-setup.ts';
import type { PendingMutation } from '#machines/outbox/pending-mutation.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { addToDeviceList, readDeviceList } from '#platform/storage/device-lists.ts';
import { storeLocalValue } from '#platform/storage/local-values.ts';
import { createOutbox } from '#widgets/outbox/outbox-context.ts';
import { startDeviceLists } from './start-device-lists.ts';

const saved = { id: 'a', title: '泉水', at: '2026-11-03 08:00:00' };
const read = { id: 'b', title: '麦收', at: '2026-11-03 09:00:00' };

let stop = () => {};
beforeEach(() => {
  addToDeviceList('savedStories', saved);
  addToDeviceList('readStories', read);
});
afterEach(() => {
  stop();
  localStorage.clear();
});

/** A device with a session whose reader's name is the token. @param isKept whether storage accepts pending writes */
function openDevice(isKept = true) {
  const outbox = createOutbox();
  const made: PendingMutation[] = [];
  outbox.connect((event: OutboxEvent) => {
    if (event.type !== 'mutation.made') return;
    made.push(event.pending);
    if (isKept) storeLocalValue('unsent', event.pending.clientId, JSON.stringify(event.pending));
  });
  const session = createActor(
    sessionMachine.provide({
      actors: {
        fetchTokenInfo: fromPromise(async ({ input }) => ({
          code: 200 as const,
          profile: { headImg: '', userType: 0, userDes: '', userName: input.token },
        })),
      },
      actions: { deleteToken: () => {} },
    }),
  ).start();
  stop = startDeviceLists({ outbox, session });
  const enter = async (token: string) => {
    session.send({ type: 'navigation.done', token });
    await vi.waitFor(() => expect(session.getSnapshot().context.profile?.userName).toBe(token));
  };
  const leave = () => session.send({ type: 'navigation.done', token: undefined });
  return { outbox, made, enter, leave };
}

it('leaves the lists on the device while nobody signs in', () => {
  expect(openDevice().made).toEqual([]);
  expect(readDeviceList('savedStories')).toEqual([saved]);
});

it('queues them for the reader who signs in, once', async () => {
  const { made, enter } = openDevice();
  await enter('小林');
  await enter('小林');
  expect(made).toMatchObject([
    {
      by: '小林',
      act: {
        kind: 'device-lists',
        saved: [{ newsId: 'a', at: saved.at }],
        read: [{ newsId: 'b', at: read.at }],
      },
    },
  ]);
  expect([readDeviceList('savedStories'), readDeviceList('readStories')]).toEqual([[], []]);
});

it('leaves no list of one reader, sent or pending, to the next', async () => {
  const { made, enter, leave } = openDevice();
  await enter('小林');
  leave();
  await enter('老王');
  expect(made.map(({ by }) => by)).toEqual(['小林']);
});

it('queues what is saved before the reader is known', async () => {
  const { made, enter } = openDevice();
  await enter('小林');
  addToDeviceList('savedStories', { ...saved, id: 'c' });
  expect(made.at(-1)?.act).toMatchObject({ saved: [{ newsId: 'c' }], read: [] });
  expect(readDeviceList('savedStories')).toEqual([]);
});

it('keeps lists on the device until they are delivered if storage refuses the queue entry', async () => {
  const { outbox, made, enter } = openDevice(false);
  await enter('小林');
  expect(made).toHaveLength(1);
  expect(readDeviceList('savedStories')).toEqual([saved]);
  const [sent] = made;
  if (sent !== undefined) outbox.reportSent(sent.act);
  expect(readDeviceList('savedStories')).toEqual([]);
  expect(made).toHaveLength(1);
});

it('keeps them on the device while a link’s account is unconfirmed', async () => {
  sessionStorage.setItem('token', 'link');
  sessionStorage.setItem('linkToken', 'link');
  const { made, enter } = openDevice();
  await enter('link');
  expect(made).toEqual([]);
  sessionStorage.removeItem('linkToken');
  await enter('link');
  await vi.waitFor(() => expect(made).toHaveLength(1));
  sessionStorage.clear();
});

it('queues what the device follows with its lists', async () => {
  const follow = { id: 'reporter:John: Smith', title: 'John: Smith', at: saved.at };
  addToDeviceList('newsFollows', follow);
  const { made, enter } = openDevice();
  await enter('小林');
  expect(made[0]?.act).toMatchObject({
    follows: [{ kind: 'reporter', id: 'John: Smith', at: saved.at }],
  });
  expect(readDeviceList('newsFollows')).toEqual([]);
});
