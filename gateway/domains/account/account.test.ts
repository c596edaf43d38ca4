import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../../db/sweep.ts';
import {
  minute,
  openTestHandlers,
  start,
  type TestHandlers,
  visitor,
} from '../../http/testing/test-handlers.ts';
import { issueToken, readerOfToken } from './tokens.ts';
import { readerNamed } from './users.ts';

const day = 24 * 60 * minute;
const daysLater = (days: number) => new Date(start.getTime() + days * day);

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

const issue = async (name: string) => {
  const user = await readerNamed(gateway.db, name, start);
  return { user, ...(await issueToken(gateway.db, user.id, { days: 30, now: start })) };
};

describe('a token', () => {
  test('identifies its reader until it expires', async () => {
    const { user, token, expiresAt } = await issue('泉城老李');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(expiresAt).toBe('2026-12-03 08:00:00');
    expect(await readerOfToken(gateway.db, token, daysLater(29))).toEqual({ id: user.id, name: '泉城老李' });
    expect(await readerOfToken(gateway.db, token, daysLater(30))).toBeUndefined();
  });

  test('that was revoked, changed or never issued identifies nobody', async () => {
    const { user, token } = await issue('海边小周');
    expect(await readerOfToken(gateway.db, `${token}x`, start)).toBeUndefined();
    expect(await readerOfToken(gateway.db, '\u0000', start)).toBeUndefined();
    await gateway.db
      .updateTable('tokens')
      .set({ revoked_at: 'now' })
      .where('user_id', '=', user.id)
      .execute();
    expect(await readerOfToken(gateway.db, token, start)).toBeUndefined();
  });

  test('is not stored in the database', async () => {
    const { token } = await issue('无名');
    const rows = await gateway.db.selectFrom('tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is deleted after it expired, together with old idempotency records', async () => {
    const { token } = await issue('旧人');
    const receipt = { operation: 'likeNews', actor: '', fingerprint: '', answer_json: '{}' };
    await gateway.db
      .insertInto('write_receipts')
      .values([
        { ...receipt, client_id: 'old-receipt', created_at: '2026-10-01 08:00:00' },
        { ...receipt, client_id: 'new-receipt', created_at: '2026-11-03 08:00:00' },
      ])
      .execute();
    await sweep(gateway.db, daysLater(29));
    expect(await readerOfToken(gateway.db, token, start)).toBeDefined();
    await sweep(gateway.db, daysLater(31));
    expect(await readerOfToken(gateway.db, token, start)).toBeUndefined();
    await sweep(gateway.db, start);
    const receipts = await gateway.db.selectFrom('write_receipts').select('client_id').execute();
    expect(receipts).toEqual([]);
  });
});

describe('token-info', () => {
  const info = (token: string) =>
    gateway.handlers.getTokenInfo({ query: {}, headers: {}, body: { token } }, visitor);

  test('returns the profile that the after-navigation step reads', async () => {
    const { token } = await issue('编辑部');
    await gateway.db
      .updateTable('users')
      .set({ head_img: '/media/head.webp', user_type: 1, user_des: '记者' })
      .where('name', '=', '编辑部')
      .execute();
    expect(await info(token)).toMatchObject({
      response: {
        code: 200,
        data: { headImg: '/media/head.webp', userType: 1, userDes: '记者', name: '编辑部' },
      },
    });
  });

  test('says when the token expires, so that a page can exchange it in time', async () => {
    const { token, expiresAt } = await issue('旅人');
    expect(await info(token)).toMatchObject({ response: { data: { expiresAt } } });
  });

  test('answers 500 for a dead token', async () => {
    expect(await info('dead')).toMatchObject({ response: { code: 500, data: {} } });
  });
});

test('readerNamed returns an existing reader of that name and creates one otherwise', async () => {
  const first = await readerNamed(gateway.db, '同名', start);
  const again = await readerNamed(gateway.db, '同名', daysLater(1));
  expect(again).toEqual(first);
  expect(first).toMatchObject({ head_img: '', user_type: 0 });
});

test('readerNamed does not return a deleted reader by the placeholder name', async () => {
  const { user } = await issue('已注销读者');
  await gateway.db
    .updateTable('users')
    .set({ deleted_at: '2026-11-03 08:00:00' })
    .where('id', '=', user.id)
    .execute();
  expect((await readerNamed(gateway.db, '已注销读者', start)).id).not.toBe(user.id);
});
