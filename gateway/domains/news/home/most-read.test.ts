import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  openTestHandlers,
  story,
  type TestHandlers,
  visitor,
} from '../../../http/testing/test-handlers.ts';

const minutesPerDay = 24 * 60;
let gateway: TestHandlers;

beforeAll(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(
    story('a', 10),
    story('b', 20),
    story('c', 30),
    story('hidden', 40, { inStreams: false }),
  );
});
afterAll(() => gateway.close());

async function read(newsId: string, times: number) {
  for (let time = 0; time < times; time += 1) {
    const clientId = crypto.randomUUID();
    const reader = { ...visitor, device: clientId };
    await call(gateway.handlers, 'countNewsRead', { body: { newsId, clientId } }, reader);
  }
}

const list = async (period: 'day' | 'week', pageSize?: number) => {
  const query = { period, ...(pageSize !== undefined && { pageSize }) };
  const page = await call(gateway.handlers, 'listMostRead', { query });
  return page.list.map(({ story: { id }, reads }) => `${id} ${reads}`).join(', ');
};

test('the most read stories of today and of seven days, without those outside the streams', async () => {
  expect(await list('day')).toBe('');
  await read('a', 3);
  await read('b', 1);
  await read('hidden', 4);
  expect(await list('day')).toBe('a 3, b 1');
  gateway.moveTo(minutesPerDay);
  await read('b', 3);
  await read('c', 2);
  expect(await list('day')).toBe('b 3, c 2');
  expect(await list('week')).toBe('b 4, a 3, c 2');
  expect(await list('week', 1)).toBe('b 4');
  gateway.moveTo(7 * minutesPerDay);
  expect(await list('day')).toBe('');
  expect(await list('week')).toBe('b 3, c 2');
});
