import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  call,
  clientId,
  openTestHandlers,
  story,
  type SignedIn,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';

let gateway: TestHandlers;
let me: SignedIn;
beforeEach(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(story('1', 5));
  me = await gateway.signIn('甲');
});
afterEach(() => gateway.close());

const from = (reader: SignedIn, address: string): SignedIn => ({ ...reader, address });
const write = (reader: SignedIn, id: string = clientId()) =>
  call(gateway.handlers, 'addComment', { body: { newsId: '1', body: '说得好', clientId: id } }, reader);
const refusal = { code: 429 };

test('a reader writes sixty comments an hour, in any way and from any network', async () => {
  const id = clientId();
  const first = await write(me, id);
  for (let count = 1; count < 58; count += 1) await write(from(me, `10.0.0.${count % 5}`));
  const input = { newsId: '1', body: '回复' };
  const reply = { ...input, parentId: first.id };
  await call(gateway.handlers, 'addReply', { body: { ...reply, clientId: clientId() } }, me);
  const subject = { subjectType: 'news' as const, subjectId: '1', body: '公开的' };
  await call(gateway.handlers, 'addPublicComment', { body: { ...subject, clientId: clientId() } }, me);
  await expect(write(me)).rejects.toMatchObject(refusal);
  await expect(write(from(me, '10.0.0.9'))).rejects.toMatchObject({
    retryAfter: 3600,
    message: '发得太频繁了，请 60 分钟后再发',
  });
  // a repeat is no comment
  expect(await write(me, id)).toEqual(first);
  await write(await gateway.signIn('乙'));
  gateway.moveTo(60);
  await write(me);
});

test('a reader writes two hundred comments a day', async () => {
  for (let hour = 0; hour < 4; hour += 1) {
    gateway.moveTo(hour * 61);
    for (let count = 0; count < (hour < 3 ? 60 : 20); count += 1) await write(me);
  }
  await expect(write(me)).rejects.toMatchObject(refusal);
  gateway.moveTo(24 * 60);
  await write(me);
});

test('a network writes twelve hundred comments an hour, more than the readers of a carrier’s address do', async () => {
  const { db } = gateway;
  await write(from(me, '203.0.113.1'));
  await db.updateTable('rate_counters').set({ taken: 1199 }).where('name', '=', 'comments-network').execute();
  await write(from(await gateway.signIn('乙'), '203.0.113.1'));
  const other = await gateway.signIn('丙');
  await expect(write(from(other, '203.0.113.1'))).rejects.toMatchObject(refusal);
  await write(from(other, '203.0.113.2'));
});
