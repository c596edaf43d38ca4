import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addTestNotice, testCreditCode, testIdNumber } from '../../../domains/loss/test-notices.ts';
import { dayAfter } from '../../../domains/paper/calendar.ts';
import { newestDay, openIssues } from '../../../domains/paper/issues.ts';
import { printIssue } from '../../../domains/paper/print-issue.ts';
import { readPage } from '../../../domains/paper/read-issue.ts';
import { emptyLedger } from '../../../domains/shared/ledger/test-ledger.ts';
import { mostNoticesInIssue } from '../../../domains/shared/paper-notices.ts';
import { openTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { runEditorCli } from '../../test-editor-cli.ts';

let database: TestDatabase;
beforeAll(async () => {
  // commands go by the machine's clock, and the next issue is another one from six in the morning on
  vi.setSystemTime(now);
  database = await openTestDatabase();
});
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('loss_notices').execute();
  await database.db.deleteFrom('paper_issues').execute();
  await emptyLedger(database.db, 'notices');
});

const cli = (...args: readonly string[]) => runEditorCli(database.location, ['loss', ...args]);
const now = new Date('2026-11-03T09:00:00+08:00');
const nextIssue = dayAfter(newestDay(now), 1);
const published = newestDay(now);

const licence = {
  kind: '营业执照',
  holder: '历下区泉边面包坊',
  issuer: '历下区市场监督管理局',
  number: testCreditCode,
  'lost-on': '2026-10-30',
  'lost-at': '济南市历下区泉城路',
  text: '历下区泉边面包坊遗失营业执照正本，声明作废。',
};
const options = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).flatMap(([name, value]) => [`--${name}`, value]);
const addNotice = (fields: Readonly<Record<string, string>> = {}) =>
  cli('add', ...options({ ...licence, ...fields }));

async function addedId(fields: Readonly<Record<string, string>> = {}): Promise<string> {
  const { printed, errorText } = await addNotice(fields);
  const [, id] = /^(S\d{12}) /.exec(printed[0] ?? '') ?? [];
  if (id === undefined) throw new Error(errorText);
  return id;
}

const row = (id: string) =>
  database.db.selectFrom('loss_notices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('add', () => {
  test('records a notice for the next issue, and prints no full number', async () => {
    const { code, printed } = await addNotice();
    expect(code).toBe(0);
    expect(printed).toEqual([
      `S${nextIssue.replaceAll('-', '')}0001 已录入，账本第 1 条 (recorded at height 1)，号码 913***********0Y43，${nextIssue} A15 见报`,
    ]);
    const { paper_article, state } = await row((printed[0] ?? '').slice(0, 13));
    expect([state, paper_article]).toEqual(['valid', expect.stringMatching(/^p/)]);
  });

  test('records a notice of an issue that is out with the page that printed it', async () => {
    expect((await addNotice({ paper: published })).errorText).toContain('page that printed it');
    const id = await addedId({ paper: '2026-01-05', page: 'B02' });
    expect(await row(id)).toMatchObject({ paper_page: 'B02', paper_article: '' });
  });

  test('names every fault in Chinese and English, and records nothing', async () => {
    const { code, errorText } = await addNotice({ text: `号码${testCreditCode}`, 'lost-on': '2026-02-30' });
    expect(code).toBe(1);
    expect(errorText).toMatch(/遗失日期：.*存在的日期.*\(.*must be a date/);
    expect(errorText).toMatch(/声明正文：.*声明作废.*\(the text must contain/);
    expect(errorText).not.toContain(testCreditCode);
    expect((await cli('list')).printed).toEqual(['没有声明 (no notices)']);
  });

  test('refuses a notice for an issue whose page is full', async () => {
    for (let many = 0; many < mostNoticesInIssue; many += 1)
      await addTestNotice(database.db, { fingerprint: () => 'hash' }, {}, { paperDate: nextIssue });
    expect((await addNotice()).errorText).toContain('choose another one');
    expect((await addNotice({ paper: dayAfter(nextIssue, 1), insertions: '2' })).code).toBe(0);
  });

  test.each([
    [['add'], '--holder'],
    [['add', 'x', '--kind', '其他'], 'unexpected'],
    [['add', '--colour', 'red'], '--colour'],
    [['revoke'], 'one id'],
    [['revoke', 'S1'], 'one id'],
    [['erase', 'S202611030001'], 'no such notice'],
    [['correct', 'S202611030001'], 'no such notice'],
    [['list', 'lost'], 'one state'],
    [['import'], 'one CSV file'],
    [['import', '/none/such.csv'], 'cannot be opened'],
    [['burn'], 'no such subcommand'],
  ])('rejects %j', async (args: readonly string[], why) => {
    const { code, errorText } = await cli(...args);
    expect(code).toBe(1);
    expect(errorText).toContain(why);
  });
});

describe('correct, revoke and erase', () => {
  test('a correction keeps what is not given, but needs the number again', async () => {
    const id = await addedId();
    expect((await cli('correct', id, '--lost-at', '解放路')).errorText).toContain('--number');
    const { code, printed } = await cli('correct', id, '--lost-at', '解放路', '--number', testCreditCode);
    expect([code, printed.join()]).toEqual([0, expect.stringContaining('已更正 (corrected)')]);
    const { replaced_by } = await row(id);
    expect(await row(replaced_by ?? '')).toMatchObject({ holder: licence.holder, replaces: id });
    expect((await cli('correct', id, '--number', testCreditCode)).errorText).toContain('corrected');
  });

  test('a revoked notice is listed by its state', async () => {
    const id = await addedId();
    expect((await cli('revoke', id)).printed.join()).toContain('revoked at height 2');
    expect((await cli('revoke', id)).errorText).toContain('“撤销”');
    expect((await cli('list', 'revoked')).printed).toEqual([expect.stringContaining(`${id}  撤销`)]);
    expect((await cli('list', 'valid')).printed).toEqual(['没有声明 (no notices)']);
  });

  test('erasing also redraws the issue that printed it', async () => {
    const { db } = database;
    const id = await addedId();
    const morning = new Date(`${nextIssue}T09:00:00+08:00`);
    await openIssues(db, morning);
    await printIssue(db, nextIssue, morning);
    const printed = async () =>
      (await readPage(db, nextIssue, 15)).articles.filter(({ noticeId }) => noticeId === id);
    expect(await printed()).toMatchObject([{ paragraphs: [licence.text] }]);
    const { code, printed: lines } = await cli('erase', id);
    expect([code, lines.join()]).toEqual([0, expect.stringContaining('laid out again')]);
    expect(await printed()).toMatchObject([{ paragraphs: ['内容应本人要求不再展示。'] }]);
    const drawings = await db.selectFrom('paper_drawings').select('svg').execute();
    expect(drawings.some(({ svg }) => svg.includes('历下区泉边'))).toBe(false);
    expect(drawings.length).toBeGreaterThan(16);
  });
});

describe('import', () => {
  const file = (name: string, content: string | Uint8Array) => {
    const path = join(database.location.dataDir, name);
    writeFileSync(path, content);
    return path;
  };
  const head = '类别,声明人,签发机关,号码,遗失日期,遗失地点,声明正文,见报日期,版次';
  const good = `营业执照,历下区泉边面包坊,历下区市场监督管理局,${testCreditCode},2026-10-30,"济南市,历下区","历下区泉边面包坊遗失营业执照，""正本""，声明作废。",2026-01-05,B02`;
  const person = `身份证,王小芳,济南市公安局历下区分局,${testIdNumber},2026-10-30,济南市,王小芳遗失身份证，声明作废。,,`;
  const bad = `身份证,李小明,济南市公安局,${testIdNumber.slice(0, -1)}1,2026-10-30,济南市,身份证${testIdNumber}声明作废。,,`;

  test('reports on every line, records the valid ones, and skips them the next time', async () => {
    const path = file('notices.csv', `\ufeff${head}\r\n${good}\r\n\r\n${bad}\r\n一列,两列\r\n${person}\r\n`);
    const { code, printed, errorText } = await cli('import', path);
    expect(code).toBe(1);
    expect(errorText).toContain('faulty lines were not recorded');
    expect(printed).toEqual([
      expect.stringMatching(/^第 2 行 \(line 2\)：S202601050001 已录入/),
      expect.stringMatching(/^第 4 行 .*号码：.*校验码.*声明正文：.*完整号码/),
      expect.stringMatching(/^第 5 行 .*有 2 列，表头有 9 列/),
      expect.stringMatching(/^第 6 行 .*已录入/),
      '录入 2 条，2 行有误 (2 recorded, 2 lines with faults)',
    ]);
    expect(await row('S202601050001')).toMatchObject({ holder: '历下区泉边面包坊', paper_page: 'B02' });
    const again = await cli('import', file('notices.csv', `${head}\n${good}\n${person}\n`));
    expect(again.code).toBe(0);
    expect(again.printed.filter((line) => line.includes('recorded before'))).toHaveLength(2);
    expect((await cli('list')).printed).toHaveLength(2);
  });

  test('prints and stores no full number', async () => {
    const path = file('notices.csv', `${head}\n${person}\n${bad}\n`);
    const { printed, errorText } = await cli('import', path);
    expect(printed.join('\n') + errorText).not.toMatch(/1101051949123100/);
    const { dataDir } = database.location;
    for (const name of readdirSync(dataDir)) {
      if (!name.includes('.db') && !name.includes('sqlite')) continue;
      expect(readFileSync(join(dataDir, name)).includes('1949123100'), name).toBe(false);
    }
  });

  test('reads GB 18030 as spreadsheets write it', async () => {
    // 类别,声明人 in GB 18030
    const bytes = Buffer.from('c0e0b1f02cc9f9c3f7c8cb0a', 'hex');
    const { errorText, printed } = await cli(
      'import',
      file('gb.csv', Buffer.concat([bytes, Buffer.from('x,y\n')])),
    );
    expect(errorText).not.toContain('unknown name');
    expect(printed.join()).toContain('第 2 行 (line 2)：类别：');
  });

  test.each([
    ['', 'empty'],
    ['类别,颜色\n', 'unknown name of column 2'],
    ['类别,类别\n', 'column 2 is there twice'],
  ])('rejects the file %j', async (content, why) => {
    const { code, errorText } = await cli('import', file('bad.csv', content));
    expect([code, errorText]).toEqual([1, expect.stringContaining(why)]);
  });

  test('reports a line whose quotes do not match', async () => {
    const path = file('quotes.csv', `${head}\n营业执照,"历下"区,x\n${person}\n`);
    const { printed } = await cli('import', path);
    expect(printed.join('\n')).toMatch(/第 2 行 .*quotes do not match/);
  });
});
