import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noticeKindNames } from '../../rules/loss/notice-kinds.ts';
import { containsIdNumber } from '../../rules/loss/mask-number.ts';
import { noticeLedger } from '../../gateway/domains/loss/notice-ledger.ts';
import { dayAfter } from '../../gateway/domains/paper/calendar.ts';
import { rootOf } from '../../gateway/domains/shared/ledger/checkpoints.ts';
import { checkDatabase } from '../../gateway/domains/shared/ledger/check-database.ts';
import { noticesInIssue } from '../../gateway/domains/shared/paper-notices.ts';
import {
  call,
  openTestHandlers,
  start,
  type TestHandlers,
} from '../../gateway/http/testing/test-handlers.ts';
import { loadDemo } from './load-demo.ts';
import { noticeCount } from './loss-notices.ts';

/** PostgreSQL on a machine with other work takes longer than a hook usually may */
const loadTimeoutMs = 90_000;

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
  const { vault } = gateway.account;
  await loadDemo(gateway.db, { name: 'demo', mediaBase: '/media/demo', clock: () => start, vault });
}, loadTimeoutMs);
afterAll(() => gateway.close());

const today = '2026-11-03';

describe('the notices of the demo', () => {
  test('are 400 in two years, of all kinds and in all states, on a sound ledger', async () => {
    const rows = await gateway.db.selectFrom('loss_notices').selectAll().execute();
    expect(rows).toHaveLength(noticeCount);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(noticeKindNames));
    const states = Map.groupBy(rows, ({ state }) => state);
    for (const state of ['valid', 'corrected', 'revoked', 'erased'] as const)
      expect(states.get(state)?.length ?? 0, state).toBeGreaterThan(9);
    const printed = rows.map(({ published_on }) => published_on).toSorted();
    expect((printed[0] ?? '') < dayAfter(today, -600)).toBe(true);
    expect(printed.at(-1)).toBe(today);
    expect(await checkDatabase(gateway.db, noticeLedger)).toMatchObject({ place: { height: 412 } });
  });

  test('are marked as examples, and contain no ID number', async () => {
    const blocks = await noticeLedger.blocksFrom(gateway.db, 1, 500);
    const records = blocks.flatMap((block) => ('record' in block ? [block.record] : []));
    expect(records.length).toBeGreaterThan(390);
    for (const { text, action, holder, number } of records) {
      if (action !== 'revoke') expect(text).toMatch(/声明作废.*（示例）$/);
      expect(containsIdNumber(`${holder} ${number} ${text}`)).toBe(false);
    }
  });

  test('are found by the full number of a shop’s licence', async () => {
    const named = await call(gateway.handlers, 'searchLossNotices', { body: { name: '泉城豆浆店' } });
    expect(named.list).toMatchObject([{ holder: '济南泉城豆浆店', state: 'valid', publishedOn: today }]);
    const body = { number: '92370102MA3QC00017' };
    expect((await call(gateway.handlers, 'searchLossNotices', { body })).list).toEqual(named.list);
  });

  test.each([0, 1, 45, 89])('are printed in the issue of %i days ago, each with its zone', async (age) => {
    const date = dayAfter(today, -age);
    const notices = await noticesInIssue(gateway.db, date);
    expect(notices.length).toBeGreaterThan(0);
    const { articles, name } = await call(gateway.handlers, 'getPaperPage', { query: { date, page: 15 } });
    expect(name).toBe('A15');
    const zones = new Map(articles.map((article) => [article.noticeId, article.zone]));
    for (const { id, record } of notices) {
      expect(zones.get(id)?.width, id).toBeGreaterThan(100);
      const printedBy = articles.find((article) => article.noticeId === id);
      if (record?.paperDate === date) expect(printedBy?.id).toBe(record.paperArticle);
      expect(printedBy?.paragraphs).toEqual([record?.text ?? '内容应本人要求不再展示。']);
      const { paper } = await call(gateway.handlers, 'getLossNotice', { body: { id } });
      if (record?.paperDate === date)
        expect(paper).toMatchObject({ date, page: 15, articleId: printedBy?.id });
    }
    for (const [at, one] of articles.entries())
      for (const two of articles.slice(at + 1)) expect(overlaps(one.zone, two.zone)).toBe(false);
  });

  test('leave the checkpoint of their ledger in every issue, as large as it was then', async () => {
    const sizes: number[] = [];
    for (const age of [89, 45, 0]) {
      const date = dayAfter(today, -age);
      const { articles } = await call(gateway.handlers, 'getPaperPage', { query: { date, page: 15 } });
      const text = articles.flatMap(({ paragraphs }) => paragraphs).join('\n');
      const [, size = '', root] = /qlwb\.com\.cn\/ledger\/notices　(\d+)　(\S{44})/.exec(text) ?? [];
      expect(root).toBe(await rootOf(gateway.db, 'notices', Number(size)));
      sizes.push(Number(size));
    }
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(3);
  });
});

interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlaps = (one: Zone, other: Zone) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
