import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, clientId, openTestHandlers, type TestHandlers } from '../../../http/testing/test-handlers.ts';
import { listAdClosings } from './ad-closings.ts';

let gateway: TestHandlers;

beforeAll(async () => {
  gateway = await openTestHandlers();
  const ad = {
    position: 'stream' as const,
    summary: '',
    source: '示例',
    covers_json: '[]',
    card_style: 'text' as const,
    url: 'https://ad.example/',
    city_id: null,
    published_at: '2026-11-03 08:00:00',
  };
  await gateway.db
    .insertInto('ads')
    .values([
      { ...ad, id: 'tea', title: '一杯茶', place: 1 },
      { ...ad, id: 'sea', title: '看海去', place: 2 },
    ])
    .execute();
});
afterAll(() => gateway.close());

type Reason = 'uninterested' | 'seen' | 'unpleasant' | 'irrelevant';
const close = (adId: string, reason: Reason, id: string = clientId()) =>
  call(gateway.handlers, 'closeAd', { body: { adId, reason, clientId: id } });

test('closings are counted by ad and reason, most closed ads first', async () => {
  await close('sea', 'seen');
  await close('tea', 'irrelevant');
  await close('tea', 'unpleasant');
  expect(await close('tea', 'irrelevant')).toEqual({ adId: 'tea', reason: 'irrelevant' });
  expect(await listAdClosings(gateway.db)).toEqual([
    {
      id: 'tea',
      title: '一杯茶',
      closings: [
        { reason: 'irrelevant', count: 2 },
        { reason: 'unpleasant', count: 1 },
      ],
    },
    { id: 'sea', title: '看海去', closings: [{ reason: 'seen', count: 1 }] },
  ]);
});

test('a closing that is sent twice counts once', async () => {
  const before = await listAdClosings(gateway.db);
  const id = clientId();
  await close('sea', 'uninterested', id);
  await close('sea', 'uninterested', id);
  const counts = ({ closings }: (typeof before)[number]) => closings.map(({ count }) => count);
  expect((await listAdClosings(gateway.db)).flatMap(counts)).toEqual([2, 1, 1, 1]);
});

test('closing an unknown ad is a 404', async () => {
  await expect(close('none', 'seen')).rejects.toMatchObject({ code: 404 });
});
