import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  story,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';

let gateway: TestHandlers;
let reader: SignedIn;

beforeAll(async () => {
  gateway = await openTestHandlers();
  reader = await gateway.signIn('泉城老李');
  await gateway.addStories(
    story('1', 60, { labels: ['桥', '民生'], reporter: '王晓岚' }),
    story('2', 50, { labels: ['民生'], editor: '王晓岚' }),
  );
  await gateway.db
    .insertInto('hot_events')
    .values({
      id: 'h1',
      title: '一座桥通车',
      summary: '',
      label: '桥',
      heat: 1,
      trend: 'up',
      curve_json: '[]',
      updated_at: '2026-11-03 08:00:00',
    })
    .execute();
});
afterAll(() => gateway.close());

type Target = { kind: 'label' | 'event' | 'reporter'; id: string };
const follow = (target: Target, on = true, context = reader) =>
  call(gateway.handlers, 'followNews', { body: { ...target, follow: on, clientId: clientId() } }, context);
const follows = async (context = reader) =>
  (await call(gateway.handlers, 'listNewsFollows', {}, context)).list;
const shown = async (context = reader) =>
  (await follows(context)).map(({ kind, name, fresh }) => `${kind} ${name} ${fresh}`);

test('a follow counts what is published from then on, until the reader looks', async () => {
  await follow({ kind: 'label', id: '民生' });
  gateway.moveTo(1);
  await follow({ kind: 'event', id: 'h1' });
  await follow({ kind: 'reporter', id: '王晓岚' });
  expect(await shown()).toEqual(['event 一座桥通车 0', 'reporter 王晓岚 0', 'label 民生 0']);
  await gateway.addStories(
    story('3', -5, { labels: ['民生'], reporter: '王晓岚' }),
    story('4', -6, { labels: ['民生'] }),
  );
  expect(await shown()).toEqual(['label 民生 2', 'reporter 王晓岚 1', 'event 一座桥通车 0']);
  expect((await follows())[0]?.newest).toMatchObject({ id: '4', title: '标题4' });
  gateway.moveTo(10);
  await call(gateway.handlers, 'updateNewsFollow', { body: { kind: 'label', id: '民生' } }, reader);
  expect(await shown()).toEqual(['reporter 王晓岚 1', 'event 一座桥通车 0', 'label 民生 0']);
});

test('following twice changes nothing, and what is not followed is in no list', async () => {
  const before = await follows();
  await follow({ kind: 'label', id: '民生' });
  expect(await follows()).toEqual(before);
  await follow({ kind: 'event', id: 'h1' }, false);
  await follow({ kind: 'event', id: 'h1' }, false);
  expect(await shown()).toEqual(['reporter 王晓岚 1', 'label 民生 0']);
});

test('what has no stories cannot be followed', async () => {
  for (const kind of ['label', 'event', 'reporter'] as const)
    await expect(follow({ kind, id: '没有' })).rejects.toMatchObject({ code: 404 });
});

test('a reader follows at most a hundred', async () => {
  const keen = await gateway.signIn('什么都关注');
  await gateway.addStories(story('many', 70, { labels: Array.from({ length: 101 }, (_, at) => `签${at}`) }));
  for (let at = 0; at < 100; at += 1) await follow({ kind: 'label', id: `签${at}` }, true, keen);
  await expect(follow({ kind: 'label', id: '签100' }, true, keen)).rejects.toMatchObject({ code: 409 });
  await follow({ kind: 'label', id: '签0' }, false, keen);
  expect(await follow({ kind: 'label', id: '签100' }, true, keen)).toMatchObject({ followed: true });
});

test('the follows of a device are merged on sign-in: earliest follow, latest look, twice as well as once', async () => {
  const other = await gateway.signIn('海边小周');
  gateway.moveTo(20);
  await follow({ kind: 'label', id: '民生' }, true, other);
  const device = [
    { kind: 'label' as const, id: '民生', at: '2026-11-01 08:00:00', seenAt: '2026-11-02 08:00:00' },
    { kind: 'reporter' as const, id: '王晓岚', at: '2026-11-02 08:00:00', seenAt: '2099-01-01 00:00:00' },
  ];
  for (let times = 0; times < 2; times += 1)
    await call(
      gateway.handlers,
      'mergeDeviceLists',
      { body: { saved: [], read: [], follows: device, clientId: clientId() } },
      other,
    );
  expect(
    Object.fromEntries((await follows(other)).map(({ id, at, seenAt }) => [id, `${at} ${seenAt}`])),
  ).toEqual({
    民生: '2026-11-01 08:00:00 2026-11-03 08:20:00',
    王晓岚: '2026-11-02 08:00:00 2026-11-03 08:20:00',
  });
});

test('a visitor asks for what is new in what the device follows; an event that is gone stays in the list', async () => {
  const times = { at: '2026-11-03 07:00:00', seenAt: '2026-11-03 07:05:00' };
  const { list } = await call(gateway.handlers, 'checkNewsFollows', {
    body: {
      follows: [
        { kind: 'event', id: 'gone', ...times },
        { kind: 'label', id: '民生', ...times },
      ],
    },
  });
  expect(list.map(({ name, fresh, newest }) => [name, fresh, newest?.id])).toEqual([
    ['民生', 3, '4'],
    ['gone', 0, undefined],
  ]);
});

test('the export names what a reader follows', async () => {
  await follow({ kind: 'event', id: 'h1' });
  const { account } = await gateway.exportOf(reader);
  expect(account.newsFollows?.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'label 民生',
    'reporter 王晓岚',
    'event 一座桥通车',
  ]);
});
