import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readerOfToken } from '../domains/account/tokens.ts';
import { call, clientId, openTestHandlers, story, type TestHandlers } from '../http/testing/test-handlers.ts';
import { keepTrial } from '../domains/tech-support/trial-requests.ts';
import { openKeyFiles } from '../services/encryption/key-files.ts';
import { createVault } from '../services/encryption/personal-data-vault.ts';
import { createLocalSms } from '../services/sms/local-sms.ts';
import { runDesk } from './run.ts';
import { deskOn } from './test-desk.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

const desk = (...words: readonly string[]) => deskOn(gateway.database.location, words);

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

describe('ads', () => {
  test('prints which ads readers closed and why, in words', async () => {
    expect((await desk('ads')).printed).toEqual([expect.stringContaining('no ad was closed')]);
    const ad = { id: 'tea', position: 'stream' as const, title: '一杯茶', summary: '', source: '示例' };
    const shown = { covers_json: '[]', card_style: 'text' as const, url: 'https://ad.example/', place: 1 };
    await gateway.db
      .insertInto('ads')
      .values({ ...ad, ...shown, city_id: null, published_at: '2026-11-03 08:00:00' })
      .execute();
    const body = { adId: 'tea', reason: 'unpleasant' as const, clientId: clientId() };
    await call(gateway.handlers, 'closeAd', { body });
    expect((await desk('ads')).printed).toEqual(['tea  内容不适 1  一杯茶']);
    expect((await desk('ads', 'tea')).code).toBe(1);
  });
});

describe('trials', () => {
  test('prints who asked for a trial, newest first, and deletes what was answered', async () => {
    expect((await desk('trials')).printed).toEqual([expect.stringContaining('no requests')]);
    const vault = createVault(openKeyFiles(join(gateway.database.location.dataDir, 'keys')).vaultKey);
    const trial = {
      company: '泉城日知书店',
      name: '王芳',
      phone: '13800138000',
      product: 'track',
      wish: '看看',
    };
    await keepTrial(gateway.db, vault, { ...trial, product: 'track' }, new Date('2026-11-03T00:00:00Z'));
    await keepTrial(
      gateway.db,
      vault,
      { ...trial, product: 'edit', wish: '' },
      new Date('2026-11-03T01:00:00Z'),
    );
    const { printed } = await desk('trials');
    expect(printed).toEqual([
      expect.stringMatching(/09:00:00 {2}智能校对 {2}泉城日知书店 {2}王芳 {2}13800138000$/),
      expect.stringContaining('传播追踪'),
      expect.stringContaining('看看'),
    ]);
    const id = printed[0]?.split(' ')[0] ?? '';
    expect(await desk('trials', '--done', id)).toMatchObject({ code: 0 });
    expect(await desk('trials', '--done', id)).toMatchObject({ code: 1 });
    expect((await desk('trials')).printed.join()).not.toContain('智能校对');
  });
});

describe('correct', () => {
  test('says under a story what was wrong in it', async () => {
    await gateway.addStories(story('e1', 1));
    const { code, printed } = await desk('correct', 'e1', '--text', '“三十人”应为“十三人”。');
    expect([code, printed]).toEqual([0, ['e1 已刊出更正 (corrected): 标题e1']]);
    const { corrections } = await call(gateway.handlers, 'getArticle', { body: { newsId: 'e1' } });
    expect(corrections).toEqual([
      { text: '“三十人”应为“十三人”。', correctedAt: expect.stringMatching(/^\d{4}(-\d\d){2} (\d\d:?){3}$/) },
    ]);
  });

  test.each([
    [['e0', '--text', '错'], 'no such story'],
    [['e1'], '--text'],
    [['e1', '--text', ' '], '--text'],
    [['--text', '错'], 'one story id'],
    [['e1', '--text', '错'.repeat(501)], '500'],
    [['e1', '--words', '错'], '--words'],
  ])('refuses %j', async (words, why) => {
    const { code, complained } = await desk('correct', ...words);
    expect(code).toBe(1);
    expect(complained).toContain(why);
  });
});

describe('withdraw', () => {
  test('takes a story back, and says so when there is none', async () => {
    await gateway.addStories(story('w1', 1));
    const { code, printed } = await desk('withdraw', 'w1');
    expect([code, printed]).toEqual([0, ['w1 已撤下 (withdrawn): 标题w1']]);
    await expect(call(gateway.handlers, 'getArticle', { body: { newsId: 'w1' } })).rejects.toMatchObject({
      code: 404,
    });
    expect((await desk('withdraw', 'w1')).complained).toContain('no such story');
    expect((await desk('withdraw')).code).toBe(1);
  });
});
