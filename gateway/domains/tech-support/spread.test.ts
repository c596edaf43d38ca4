import { afterEach, beforeEach, expect, test } from 'vitest';
import { hourlyCounts } from '../../../demo/load/hourly-counts.ts';
import {
  call,
  clientId,
  openTestHandlers,
  start,
  story,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';
import { channelOf } from '../shared/hourly-counts.ts';

let gateway: TestHandlers;
beforeEach(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(story('1001', 90));
});
afterEach(() => gateway.close());

const count = (operation: 'countNewsRead' | 'countShareView', source_channel?: string) =>
  gateway.handlers[operation](
    {
      query: {},
      headers: { ...(source_channel !== undefined && { source_channel }) },
      body: { newsId: '1001', clientId: clientId() },
    },
    { requestId: 'test' },
  );
const spread = () => call(gateway.handlers, 'getStorySpread', { query: { newsId: '1001' } });

test('counts reads and shares by hour and by channel', async () => {
  await count('countNewsRead', 'general');
  await count('countNewsRead', 'general');
  await count('countShareView', 'general');
  gateway.moveTo(125);
  await count('countNewsRead');
  expect(await spread()).toMatchObject({
    title: '标题1001',
    reads: 3,
    shares: 1,
    timed: { reads: 3, shares: 1 },
    channels: [
      { channel: 'general', reads: 2, shares: 1 },
      { channel: 'direct', reads: 1, shares: 0 },
    ],
    hours: [
      { hour: '2026-11-03 08', reads: 2, shares: 1 },
      { hour: '2026-11-03 10', reads: 1, shares: 0 },
    ],
  });
});

test('counts a read that is sent twice once', async () => {
  const body = { newsId: '1001', clientId: clientId() };
  for (const _ of [1, 2]) await call(gateway.handlers, 'countNewsRead', { body });
  expect((await spread()).timed.reads).toBe(1);
});

test('reports counts from before hourly counting separately', async () => {
  await gateway.db.updateTable('news').set({ reads: 500 }).execute();
  await count('countNewsRead');
  expect(await spread()).toMatchObject({ reads: 501, timed: { reads: 1 } });
});

test('reports the hours of one week', async () => {
  await count('countNewsRead');
  gateway.moveTo(7 * 24 * 60 - 1);
  expect((await spread()).hours).toHaveLength(1);
  gateway.moveTo(7 * 24 * 60);
  expect(await spread()).toMatchObject({ hours: [], timed: { reads: 1 } });
});

test('of an unknown story is not found', async () => {
  await expect(call(gateway.handlers, 'getStorySpread', { query: { newsId: 'none' } })).rejects.toMatchObject(
    {
      code: 404,
    },
  );
});

test.each([
  [undefined, 'direct'],
  ['', 'direct'],
  ['audioNews', 'audioNews'],
  ['videosXx', 'video'],
  ['<script>', 'other'],
  ['constructor', 'other'],
])('%j is counted under %s', (header: string | undefined, channel: string) => {
  expect(channelOf(header)).toBe(channel);
});

test('the demo’s hourly counts add up to the counts of its stories, and none is in the future', () => {
  const counts = { reads: 12_345, likes: 300, shareViews: 777 };
  const stories = [
    { ...story('1', 30), counts },
    { ...story('2', 9000, { kind: 'audio' }), counts },
    story('3', 10),
  ];
  const rows = hourlyCounts(stories, { mediaBase: '/media/demo', now: start });
  for (const id of ['1', '2']) {
    const own = rows.filter(({ news_id }) => news_id === id);
    expect(own.reduce((sum, { reads }) => sum + reads, 0)).toBe(12_345);
    expect(own.reduce((sum, { shares }) => sum + shares, 0)).toBe(777);
    expect(own.every(({ reads, shares, hour }) => reads >= 0 && shares >= 0 && hour <= '2026-11-03 08')).toBe(
      true,
    );
  }
  expect(rows.some(({ news_id }) => news_id === '3')).toBe(false);
  expect(new Set(rows.map(({ news_id, hour, channel }) => `${news_id} ${hour} ${channel}`)).size).toBe(
    rows.length,
  );
});

test('an invitation shows its reader’s masked name until the account is deleted', async () => {
  const me = await gateway.signIn('海边小周');
  const { inviterId } = await call(gateway.handlers, 'getInvitation', {}, me);
  const inviter = () => call(gateway.handlers, 'getInviter', { query: { inviterId } });
  expect(await inviter()).toEqual({ name: '海*周', headImg: '' });
  await gateway.db.updateTable('users').set({ deleted_at: '2026-11-03 08:00:00' }).execute();
  await expect(inviter()).rejects.toMatchObject({ code: 404 });
});
