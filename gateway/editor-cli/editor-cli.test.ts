import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readerOfToken } from '../domains/account/tokens.ts';
import { call, clientId, openTestHandlers, story, type TestHandlers } from '../http/testing/test-handlers.ts';
import { storeTrial } from '../domains/tech-support/trial-requests.ts';
import { readOrCreateKeys } from '../services/encryption/key-files.ts';
import { createVault } from '../services/encryption/personal-data-vault.ts';
import { createLocalSms } from '../services/sms/local-sms.ts';
import { runEditorCommand } from './run-editor-command.ts';
import { runEditorCli } from './test-editor-cli.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

const cli = (...args: readonly string[]) => runEditorCli(gateway.database.location, args);

describe('the editor CLI', () => {
  test.each([[[]], [['help']], [['--help']]])(
    'lists its commands for %j',
    async (args: readonly string[]) => {
      const { code, printed } = await cli(...args);
      expect(code).toBe(0);
      expect(printed.join('\n')).toMatch(/token <name>[^]*hide <commentId>[^]*show <commentId>[^]*help/);
    },
  );

  test.each(['publish', 'constructor', 'token2'])(
    'rejects %s with the help text and exit code 1',
    async (word) => {
      const { code, errorText } = await cli(word);
      expect(code).toBe(1);
      expect(errorText).toContain(word);
      expect(errorText).toContain('token <name>');
    },
  );

  test('refuses a misspelled setting instead of using another database', async () => {
    const errors: string[] = [];
    const { dataDir } = gateway.database.location;
    const code = await runEditorCommand(['token', '甲'], {
      print: () => {},
      printError: (line) => errors.push(line),
      env: { DATA_DIR: dataDir, DATABASE_UR: 'postgres://news@localhost/news' },
    });
    expect(code).toBe(1);
    expect(errors.join()).toContain('There is no environment variable DATABASE_UR');
  });

  test('explains what to do when the database cannot be opened', async () => {
    const errors: string[] = [];
    const code = await runEditorCommand(['token', '李'], {
      print: () => {},
      printError: (line) => errors.push(line),
      env: { DATABASE_URL: 'nonsense' },
    });
    expect(code).toBe(1);
    expect(errors.join()).toContain('DATABASE_URL');
  });
});

test('control characters are neither stored nor printed', async () => {
  const hostile = '\u001b]0;owned\u0007号外\u009b2J\u202e';
  const harmless = ']0;owned号外2J';
  const created = await cli('topic', 'create', hostile, '--lead', hostile);
  expect(created.errorText).toBe('');
  const id = created.printed[0]?.split(' ')[0] ?? '';
  const { title } = await gateway.db
    .selectFrom('news')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(title).toBe(harmless);
  // stored by something else
  const labels_json = JSON.stringify([hostile]);
  await gateway.db.updateTable('special_topics').set({ labels_json }).where('news_id', '=', id).execute();
  expect((await cli('topic', 'labels', id)).printed).toEqual([`${id}: ${harmless}`]);
  expect((await cli(hostile)).errorText).toContain(`没有命令 ${harmless} `);
});

describe('token', () => {
  test('prints a token that signs the reader in, and a URL with it', async () => {
    const { code, printed } = await cli('token', '泉城老李', '--days', '2');
    const [, token = '', address] = printed;
    expect(code).toBe(0);
    expect(address).toBe(`http://localhost:9000/new/?token=${token}`);
    expect(await readerOfToken(gateway.db, token, new Date())).toMatchObject({ name: '泉城老李' });
    const later = new Date(Date.now() + 2 * 86_400_000 + 1000);
    expect(await readerOfToken(gateway.db, token, later)).toBeUndefined();
  });

  test('reuses an existing reader', async () => {
    await cli('token', '泉城老李');
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
  ])('rejects %j and prints the usage', async (args: readonly string[]) => {
    const { code, errorText } = await cli('token', ...args);
    expect(code).toBe(1);
    expect(errorText).toContain('token <name> [--days N]');
  });
});

describe('hide and show', () => {
  test('remove a comment from the list and restore it, with the counts', async () => {
    const reader = await gateway.signIn('海边小周');
    await gateway.addStories(story('desk', 1));
    const list = () => call(gateway.handlers, 'listNewsComments', { body: { newsId: 'desk' } });
    const { id } = await call(
      gateway.handlers,
      'addNewsComment',
      { body: { newsId: 'desk', body: '风大', clientId: clientId() } },
      reader,
    );
    expect(await cli('hide', id)).toMatchObject({ code: 0 });
    expect(await cli('hide', id)).toMatchObject({ code: 0 });
    expect(await list()).toEqual({ list: [], total: 0 });
    expect(await cli('show', id)).toMatchObject({ code: 0, printed: [expect.stringContaining('风大')] });
    expect(await list()).toMatchObject({ total: 1, list: [{ state: 'shown' }] });
  });

  test('do not change a comment that its author deleted', async () => {
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
    expect(await cli('hide', id)).toMatchObject({ code: 1 });
    expect(await cli('show', id)).toMatchObject({ code: 1 });
  });

  test('need the id of an existing comment', async () => {
    expect(await cli('hide')).toMatchObject({ code: 1 });
    expect(await cli('show', 'a', 'b')).toMatchObject({ code: 1 });
    expect(await cli('hide', 'none')).toMatchObject({
      code: 1,
      errorText: expect.stringContaining('none'),
    });
  });
});

describe('sms', () => {
  test('prints the messages of the local service, newest first, of all phones or one', async () => {
    const { dataDir } = gateway.database.location;
    expect((await cli('sms')).printed).toEqual([expect.stringContaining('no messages sent')]);
    const service = createLocalSms(
      dataDir,
      () => {},
      () => new Date('2026-11-03T00:00:00Z'),
    );
    await service.sendCode('13800138000', '111111', 5);
    await service.sendCode('13900139000', '222222', 5);
    const all = (await cli('sms')).printed;
    expect(all).toEqual([
      expect.stringMatching(/^2026-11-03 08:00:00 {2}139\*{4}9000 .*222222/),
      expect.stringContaining('111111'),
    ]);
    expect((await cli('sms', '13800138000')).printed).toEqual([expect.stringContaining('111111')]);
  });

  test.each([[['138']], [['13800138000', 'x']]])(
    'rejects %j and prints the usage',
    async (args: readonly string[]) => {
      const { code, errorText } = await cli('sms', ...args);
      expect(code).toBe(1);
      expect(errorText).toContain('sms [phone]');
    },
  );
});

describe('ads', () => {
  test('prints the closed ads with the reasons', async () => {
    expect((await cli('ads')).printed).toEqual([expect.stringContaining('no ad was closed')]);
    const ad = { id: 'tea', position: 'stream' as const, title: '一杯茶', summary: '', source: '示例' };
    const shown = { covers_json: '[]', card_style: 'text' as const, url: 'https://ad.example/', place: 1 };
    await gateway.db
      .insertInto('ads')
      .values({ ...ad, ...shown, city_id: null, published_at: '2026-11-03 08:00:00' })
      .execute();
    const body = { adId: 'tea', reason: 'unpleasant' as const, clientId: clientId() };
    await call(gateway.handlers, 'closeAd', { body });
    expect((await cli('ads')).printed).toEqual(['tea  内容不适 1  一杯茶']);
    expect((await cli('ads', 'tea')).code).toBe(1);
  });
});

describe('trials', () => {
  test('prints trial requests, newest first, and deletes answered ones', async () => {
    expect((await cli('trials')).printed).toEqual([expect.stringContaining('no requests')]);
    const vault = createVault(readOrCreateKeys(join(gateway.database.location.dataDir, 'keys')).vaultKey);
    const trial = {
      company: '泉城日知书店',
      name: '王芳',
      phone: '13800138000',
      product: 'track',
      wish: '看看',
    };
    await storeTrial(gateway.db, vault, { ...trial, product: 'track' }, new Date('2026-11-03T00:00:00Z'));
    await storeTrial(
      gateway.db,
      vault,
      { ...trial, product: 'edit', wish: '' },
      new Date('2026-11-03T01:00:00Z'),
    );
    const { printed } = await cli('trials');
    expect(printed).toEqual([
      expect.stringMatching(/09:00:00 {2}智能校对 {2}泉城日知书店 {2}王芳 {2}13800138000$/),
      expect.stringContaining('传播追踪'),
      expect.stringContaining('看看'),
    ]);
    const id = printed[0]?.split(' ')[0] ?? '';
    expect(await cli('trials', '--done', id)).toMatchObject({ code: 0 });
    expect(await cli('trials', '--done', id)).toMatchObject({ code: 1 });
    expect((await cli('trials')).printed.join()).not.toContain('智能校对');
  });
});

describe('correct', () => {
  test('publishes a correction below a story', async () => {
    await gateway.addStories(story('e1', 1));
    const { code, printed } = await cli('correct', 'e1', '--text', '“三十人”应为“十三人”。');
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
  ])('rejects %j', async (args, why) => {
    const { code, errorText } = await cli('correct', ...args);
    expect(code).toBe(1);
    expect(errorText).toContain(why);
  });
});

describe('withdraw', () => {
  test('withdraws a story, and reports a missing one', async () => {
    await gateway.addStories(story('w1', 1));
    const { code, printed } = await cli('withdraw', 'w1');
    expect([code, printed]).toEqual([0, ['w1 已撤下 (withdrawn): 标题w1']]);
    await expect(call(gateway.handlers, 'getArticle', { body: { newsId: 'w1' } })).rejects.toMatchObject({
      code: 404,
    });
    expect((await cli('withdraw', 'w1')).errorText).toContain('no such story');
    expect((await cli('withdraw')).code).toBe(1);
  });
});
