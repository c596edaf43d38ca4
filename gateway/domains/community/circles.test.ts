import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  start,
  type TestHandlers,
  visitor,
} from '../../http/testing/test-handlers.ts';
import type { CallContext } from '../../contract/handler.ts';
import { decideApplication } from './join-circle.ts';
import { addCircle } from './test-community.ts';

let gateway: TestHandlers;
let li: SignedIn;
let zhou: SignedIn;
beforeEach(async () => {
  gateway = await openTestHandlers();
  li = await gateway.signIn('泉城老李');
  zhou = await gateway.signIn('周晓');
});
afterEach(() => gateway.close());

const get = (cliqueId: string, context: CallContext = visitor, inviteCode?: string) =>
  call(
    gateway.handlers,
    'getCircle',
    { body: { cliqueId, ...(inviteCode !== undefined && { inviteCode }) } },
    context,
  );
const join = (cliqueId: string, context: CallContext, inviteCode?: string, id = clientId()) =>
  call(
    gateway.handlers,
    'joinCircle',
    { body: { cliqueId, clientId: id, ...(inviteCode !== undefined && { inviteCode }) } },
    context,
  );
const leave = (cliqueId: string, context: CallContext) =>
  call(gateway.handlers, 'leaveCircle', { body: { cliqueId, clientId: clientId() } }, context);
const invite = (cliqueId: string, context: CallContext) =>
  call(gateway.handlers, 'getCircleInvitation', { body: { cliqueId } }, context);
const decide = (readerId: string, to: 'joined' | 'refused', note = '') =>
  gateway.db
    .transaction()
    .execute((transaction) => decideApplication(transaction, { circleId: 'c', readerId, to, note }, start));

test('an open circle is joined once, left and joined again, with members masked', async () => {
  await addCircle(gateway.db, 'c');
  expect(await get('c')).toMatchObject({ state: 'open', memberCount: 0, rules: ['说真话', '不发广告'] });
  const id = clientId();
  expect(await join('c', li, undefined, id)).toEqual({ cliqueId: 'c', outcome: 'joined' });
  expect(await join('c', li, undefined, id)).toEqual({ cliqueId: 'c', outcome: 'joined' });
  expect(await join('c', li)).toEqual({ cliqueId: 'c', outcome: 'joined' });
  expect(await get('c', li)).toMatchObject({ state: 'joined', memberCount: 1, members: [{ name: '泉*李' }] });
  expect(await get('c', zhou)).toMatchObject({ state: 'open', hasLeft: false });
  await leave('c', li);
  await leave('c', li);
  expect(await get('c', li)).toMatchObject({ state: 'open', hasLeft: true, memberCount: 0, members: [] });
  expect((await join('c', li)).outcome).toBe('joined');
});

test('a visitor, an unknown circle and another reader’s client id are refused', async () => {
  await addCircle(gateway.db, 'c');
  await expect(join('c', visitor)).rejects.toMatchObject({ code: 401 });
  await expect(join('none', li)).rejects.toMatchObject({ code: 404 });
  await expect(get('none')).rejects.toMatchObject({ code: 404 });
  const id = clientId();
  await join('c', li, undefined, id);
  await expect(join('c', zhou, undefined, id)).rejects.toMatchObject({ code: 409 });
});

test('an application waits for the editors; a refusal stays until they change their mind', async () => {
  await addCircle(gateway.db, 'c', { mode: 'approval' });
  expect(await get('c', li)).toMatchObject({ state: 'byApproval' });
  expect((await join('c', li)).outcome).toBe('pending');
  expect(await get('c', li)).toMatchObject({ state: 'pending', memberCount: 0 });
  expect(await decide(li.reader.id, 'refused', '请先完善资料')).toBe('done');
  expect(await get('c', li)).toMatchObject({ state: 'refused', note: '请先完善资料' });
  await leave('c', li);
  expect((await join('c', li)).outcome).toBe('refused');
  expect(await decide(li.reader.id, 'refused')).toBe('no-application');
  expect(await decide(li.reader.id, 'joined')).toBe('done');
  expect(await get('c', li)).toMatchObject({ state: 'joined', memberCount: 1 });
  expect(await decide(zhou.reader.id, 'joined')).toBe('no-application');
});

test('a full and a closed circle take nobody; their members stay', async () => {
  await addCircle(gateway.db, 'c', { capacity: 1 });
  await join('c', li);
  expect(await get('c', zhou)).toMatchObject({ state: 'full' });
  expect((await join('c', zhou)).outcome).toBe('full');
  await gateway.db.updateTable('circles').set({ mode: 'closed' }).execute();
  expect((await join('c', zhou)).outcome).toBe('closed');
  expect(await get('c', li)).toMatchObject({ state: 'joined' });
});

test('an application is not approved beyond the places', async () => {
  await addCircle(gateway.db, 'c', { mode: 'approval', capacity: 1 });
  await join('c', li);
  await join('c', zhou);
  expect(await decide(li.reader.id, 'joined')).toBe('done');
  expect(await decide(zhou.reader.id, 'joined')).toBe('full');
});

test('an invitation shows its sender, counts each person once and expires', async () => {
  await addCircle(gateway.db, 'c');
  await expect(invite('c', li)).rejects.toMatchObject({ code: 403 });
  await join('c', li);
  const { code } = await invite('c', li);
  expect((await invite('c', li)).code).toBe(code);
  expect(await get('c', visitor, code)).toMatchObject({
    state: 'open',
    inviter: { name: '泉城老李', invited: 0 },
  });
  await join('c', zhou, code);
  await leave('c', zhou);
  await join('c', zhou, code);
  // their own invitation counts for nobody
  await leave('c', li);
  await join('c', li, code);
  expect(await invite('c', li)).toMatchObject({ code, invited: 1 });
  gateway.moveTo(8 * 24 * 60);
  const chen = await gateway.signIn('陈');
  const expired = await get('c', chen, code);
  expect(expired.state).toBe('expired');
  expect(expired.inviter).toBeUndefined();
  expect((await join('c', chen, code)).outcome).toBe('expired');
  expect(await get('c', zhou, code)).toMatchObject({ state: 'joined' });
  expect((await invite('c', li)).code).not.toBe(code);
});

test('200 parallel joins for 20 places give exactly 20', { timeout: 60_000 }, async () => {
  await addCircle(gateway.db, 'c', { capacity: 20 });
  const readers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => gateway.signIn(`读者${index}`)),
  );
  const joins = await Promise.all(readers.map((reader) => join('c', reader)));
  const outcomes = Object.groupBy(joins, ({ outcome }) => outcome);
  expect([outcomes.joined?.length, outcomes.full?.length]).toEqual([20, 180]);
  expect(await get('c')).toMatchObject({ memberCount: 20, state: 'full' });
  const rows = await gateway.db
    .selectFrom('circle_members')
    .select('user_id')
    .where('state', '=', 'joined')
    .execute();
  expect(rows).toHaveLength(20);
});
