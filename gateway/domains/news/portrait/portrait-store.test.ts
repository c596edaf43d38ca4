import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallContext } from '../../../contract/handler.ts';
import {
  call,
  clientId,
  openTestHandlers,
  story,
  visitor,
  type SignedIn,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';
import { withdrawStory } from '../story/story-store.ts';

let gateway: TestHandlers;
let me: SignedIn;
beforeEach(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(
    story('a', 1, { sectionId: 'city', cityId: '135', labels: ['泉水'] }),
    story('b', 2, { sectionId: 'city', cityId: '136' }),
    story('c', 3, { sectionId: 'culture' }),
  );
  me = await gateway.signIn('林');
});
afterEach(() => gateway.close());

const portrait = (body: object = {}, context: CallContext = me) =>
  call(gateway.handlers, 'getReaderPortrait', { body }, context);
const address = (context: CallContext) => call(gateway.handlers, 'getPortraitAddress', { body: {} }, context);
const read = (newsId: string, reader = me) =>
  call(gateway.handlers, 'countNewsRead', { body: { newsId, clientId: clientId() } }, reader);
const day = 24 * 60;

test('counts each story that its reader read once, at the time of the last read', async () => {
  await read('a');
  await read('b');
  gateway.moveTo(day);
  await read('c');
  await read('a');
  await read('a', await gateway.signIn('陈'));
  const mine = await portrait();
  expect(mine).toMatchObject({
    year: '2026',
    years: ['2026'],
    reads: 3,
    days: 2,
    streak: { days: 2, from: '2026-11-03', to: '2026-11-04' },
    badge: 'newcomer',
    weeks: [{ monday: '2026-11-02', reads: 3 }],
    cities: [
      { cityId: '135', reads: 1 },
      { cityId: '136', reads: 1 },
    ],
    topics: [{ label: '泉水', reads: 1 }],
  });
  expect(mine.hours[8]).toBe(3);
  expect(mine.sections.map(({ id, reads }) => [id, reads])).toEqual([
    ['city', 2],
    ['culture', 1],
  ]);
});

test('omits stories that were removed from the history or withdrawn', async () => {
  for (const id of ['a', 'b', 'c']) await read(id);
  await call(gateway.handlers, 'removeReadNews', { body: { newsId: 'b', clientId: clientId() } }, me);
  await gateway.db.transaction().execute((transaction) => withdrawStory(transaction, 'c'));
  expect(await portrait()).toMatchObject({ reads: 1, sections: [{ id: 'city', reads: 1 }] });
});

test('is of the requested year, or of the latest year with a read', async () => {
  await read('a');
  gateway.moveTo(60 * day);
  await read('b');
  expect(await portrait()).toMatchObject({ year: '2027', years: ['2027', '2026'], reads: 1 });
  expect(await portrait({ year: '2026' })).toMatchObject({ year: '2026', reads: 1 });
  expect(await portrait({ year: '2025' })).toMatchObject({ year: '2025', reads: 0, years: ['2027', '2026'] });
  await expect(portrait({ year: '2028' })).rejects.toMatchObject({ code: 404 });
});

test('is visible to its reader only, while its address is public', async () => {
  await expect(portrait({}, visitor)).rejects.toMatchObject({ code: 401 });
  expect(await address(visitor)).toEqual({ url: '/new/retrato/2026', year: '2026' });
  await read('a');
  gateway.moveTo(60 * day);
  expect(await address(me)).toEqual({ url: '/new/retrato/2026', year: '2026' });
  expect(await address(visitor)).toEqual({ url: '/new/retrato/2027', year: '2027' });
});
