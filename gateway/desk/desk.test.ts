import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readerOfToken } from '../domains/account/tokens.ts';
import { call, clientId, openTestHandlers, story, type TestHandlers } from '../http/test-handlers.ts';
import { createLocalSms } from '../services/sms/local-sms.ts';
import { runDesk } from './run.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

async function desk(...words: readonly string[]) {
  const printed: string[] = [];
  const complained: string[] = [];
  const { dataDir, databaseUrl } = gateway.database.location;
  const code = await runDesk(words, {
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '9000' },
  });
  return { code, printed, complained: complained.join('\n') };
}

describe('the desk', () => {
  test.each([[[]], [['help']], [['--help']]])(
    'lists its commands for %j',
    async (words: readonly string[]) => {
      const { code, printed } = await desk(...words);
      expect(code).toBe(0);
      expect(printed.join('\n')).toMatch(/token <name>[^]*hide <commentId>[^]*show <commentId>[^]*help/);
    },
  );

  test.each(['publish', 'constructor', 'token2'])(
    'answers %s with the list and exit code 1',
    async (word) => {
      const { code, complained } = await desk(word);
      expect(code).toBe(1);
      expect(complained).toContain(word);
      expect(complained).toContain('token <name>');
    },
  );

  test('says what to do when the database cannot be opened', async () => {
    const complained: string[] = [];
    const code = await runDesk(['token', '李'], {
      print: () => {},
      complain: (line) => complained.push(line),
      env: { DATABASE_URL: 'nonsense' },
    });
    expect(code).toBe(1);
    expect(complained.join()).toContain('DATABASE_URL');
  });
});

describe('token', () => {
  test('prints a token that signs the reader in, and the address that carries it', async () => {
    const { code, printed } = await desk('token', '泉城老李', '--days', '2');
    const [, token = '', address] = printed;
    expect(code).toBe(0);
    expect(address).toBe(`http://localhost:9000/new/?token=${token}`);
    expect(await readerOfToken(gateway.db, token, new Date())).toMatchObject({ name: '泉城老李' });
    const later = new Date(Date.now() + 2 * 86_400_000 + 1000);
    expect(await readerOfToken(gateway.db, token, later)).toBeUndefined();
  });

  test('finds the reader again', async () => {
    await desk('token', '泉城老李');
    const readers = await gateway.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', '泉城老李')
      .execute();
    expect(readers).toHaveLength(1);
  });

  test.each([
    [[]],
    [['名'.repeat(21)]],
    [['李', '--days', '0']],
    [['李', '--days', 'x']],
    [['李', '--hours', '3']],
  ])('refuses %j and shows how to ask', async (words: readonly string[]) => {
    const { code, complained } = await desk('token', ...words);
    expect(code).toBe(1);
    expect(complained).toContain('token <name> [--days N]');
  });
});

describe('hide and show', () => {
  test('move a comment out of the list and back, with the counts', async () => {
    const reader = await gateway.signIn('海边小周');
    await gateway.addStories(story('desk', 1));
    const list = () => call(gateway.handlers, 'listNewsComments', { body: { newsId: 'desk' } });
    const { id } = await call(
      gateway.handlers,
      'addNewsComment',
      { body: { newsId: 'desk', body: '风大', clientId: clientId() } },
      reader,
    );
    expect(await desk('hide', id)).toMatchObject({ code: 0 });
    expect(await desk('hide', id)).toMatchObject({ code: 0 });
    expect(await list()).toEqual({ list: [], total: 0 });
    expect(await desk('show', id)).toMatchObject({ code: 0, printed: [expect.stringContaining('风大')] });
    expect(await list()).toMatchObject({ total: 1, list: [{ state: 'shown' }] });
  });

  test('leave a comment alone that its reader took back', async () => {
    const reader = await gateway.signIn('后悔的人');
    await gateway.addStories(story('desk2', 1));
    const { id } = await call(
      gateway.handlers,
      'addNewsComment',
      { body: { newsId: 'desk2', body: '错', clientId: clientId() } },
      reader,
    );
    await call(
      gateway.handlers,
      'removePublicComment',
      { query: { commentId: id, clientId: clientId() } },
      reader,
    );
    expect(await desk('hide', id)).toMatchObject({ code: 1 });
    expect(await desk('show', id)).toMatchObject({ code: 1 });
  });

  test('need one id of a comment that exists', async () => {
    expect(await desk('hide')).toMatchObject({ code: 1 });
    expect(await desk('show', 'a', 'b')).toMatchObject({ code: 1 });
    expect(await desk('hide', 'none')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('none'),
    });
  });
});

describe('sms', () => {
  test('prints what the local service sent, newest first, all of it or one phone’s', async () => {
    const { dataDir } = gateway.database.location;
    expect((await desk('sms')).printed).toEqual([expect.stringContaining('nothing was sent')]);
    const service = createLocalSms(
      dataDir,
      () => {},
      () => new Date('2026-11-03T00:00:00Z'),
    );
    await service.sendCode('13800138000', '111111', 5);
    await service.sendCode('13900139000', '222222', 5);
    const all = (await desk('sms')).printed;
    expect(all).toEqual([
      expect.stringMatching(/^2026-11-03 08:00:00 {2}139\*{4}9000 .*222222/),
      expect.stringContaining('111111'),
    ]);
    expect((await desk('sms', '13800138000')).printed).toEqual([expect.stringContaining('111111')]);
  });

  test.each([[['138']], [['13800138000', 'x']]])(
    'refuses %j and shows how to ask',
    async (words: readonly string[]) => {
      const { code, complained } = await desk('sms', ...words);
      expect(code).toBe(1);
      expect(complained).toContain('sms [phone]');
    },
  );
});
