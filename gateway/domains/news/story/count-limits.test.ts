import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallContext } from '../../../contract/handler.ts';
import {
  call,
  clientId,
  openTestHandlers,
  story,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';

let gateway: TestHandlers;
beforeEach(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(story('1', 5), story('2', 5));
});
afterEach(() => gateway.close());

const device = (address = '203.0.113.1', id: string = clientId()): CallContext => ({
  requestId: 'test',
  device: id,
  address,
});
const read = async (context: CallContext, newsId = '1') =>
  (await call(gateway.handlers, 'countNewsRead', { body: { newsId, clientId: clientId() } }, context)).reads;
const share = async (context: CallContext) =>
  (await call(gateway.handlers, 'countShareView', { body: { newsId: '1', clientId: clientId() } }, context))
    .views;

test('reads of a network’s devices add at most three hundred an hour to a story; readers are never refused', async () => {
  for (let count = 1; count <= 300; count += 1) expect(await read(device())).toBe(count);
  const known = device('203.0.113.1', 'known');
  for (let count = 0; count < 20; count += 1) expect(await read(device())).toBe(300);
  expect(await read(known)).toBe(300);
  // made-up devices leave nothing behind
  const { rows } = await gateway.db
    .selectFrom('news_readers')
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .executeTakeFirstOrThrow();
  expect(Number(rows)).toBe(300);
  expect(await read(device(), '2')).toBe(1);
  expect(await read(device('203.0.113.2'))).toBe(301);
  const reader = await gateway.signIn('甲');
  expect(await read({ ...reader, address: '203.0.113.1' })).toBe(302);
  gateway.moveTo(60);
  expect(await read(known)).toBe(303);
  expect(await read(known)).toBe(303);
});

test('reads of a device that was counted do not use up the growth of its network', async () => {
  const known = device('203.0.113.1', 'known');
  for (let count = 0; count < 310; count += 1) expect(await read(known)).toBe(1);
  expect(await read(device())).toBe(2);
});

test('views of a shared story are counted ten times an hour for a device, and three hundred times for a network', async () => {
  const known = device('203.0.113.1', 'known');
  for (let count = 1; count <= 15; count += 1) expect(await share(known)).toBe(Math.min(count, 10));
  for (let count = 0; count < 310; count += 1) await share(device());
  expect(await share(device())).toBe(300);
  expect(await share(device('203.0.113.2'))).toBe(301);
});
