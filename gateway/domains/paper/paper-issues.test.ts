import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '../../../demo/load/load-demo.ts';
import {
  call,
  openTestHandlers,
  quiet,
  start,
  story,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';
import { dayAfter, isDay, lunarDate, weekdayOf } from './calendar.ts';
import { composeIssue } from './compose-issue.ts';
import { readDrawing } from './drawings.ts';
import { paperHandlers } from './paper-handlers.ts';
import { printIssue } from './print-issue.ts';

const today = '2026-11-03';

describe('days', () => {
  test.each([
    ['2026-02-17', '丙午年正月初一', '星期二'],
    ['2026-02-16', '乙巳年腊月廿九', '星期一'],
    ['2026-09-25', '丙午年八月十五', '星期五'],
    ['2025-07-25', '乙巳年闰六月初一', '星期五'],
    ['2027-02-05', '丙午年腊月廿九', '星期五'],
    ['2026-11-28', '丙午年十月二十', '星期六'],
  ])('%s is %s, %s', (date, lunar, weekday) => {
    expect([lunarDate(date), weekdayOf(date)]).toEqual([lunar, weekday]);
  });

  test('are consecutive across months and years', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
    expect([isDay('2026-02-29'), isDay('2028-02-29'), isDay('today')]).toEqual([false, true, false]);
  });
});

describe('a newspaper without a story', () => {
  test('still fills sixteen pages without repeating a piece on a page', () => {
    const pages = composeIssue(today, []);
    expect(pages.map(({ name }) => name)).toEqual(
      Array.from({ length: 16 }, (_, at) => `A${String(at + 1).padStart(2, '0')}`),
    );
    for (const { layout } of pages) {
      const keys = layout.blocks.map(({ piece }) => piece.key);
      expect(keys.length).toBeGreaterThanOrEqual(3);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('the demo', () => {
  let gateway: TestHandlers;
  beforeAll(async () => {
    gateway = await openTestHandlers();
    const { vault } = gateway.account;
    await loadDemo(gateway.db, { name: 'demo', mediaBase: '/media/demo', clock: () => start, vault });
  });
  afterAll(() => gateway.close());

  test('has an issue for each of the last ninety days', async () => {
    const { list } = await call(gateway.handlers, 'listPaperIssues', {});
    expect(list).toEqual(Array.from({ length: 90 }, (_, age) => ({ date: dayAfter(today, -age) })));
  });

  test.each([today, dayAfter(today, -45), dayAfter(today, -89)])(
    'fills the issue of %s with stories, none of them twice',
    async (date) => {
      const issue = await call(gateway.handlers, 'getPaperIssue', { query: { date } });
      expect(issue.pages).toHaveLength(16);
      const newsIds: string[] = [];
      for (const { page, drawing, sketch } of issue.pages) {
        const { articles } = await call(gateway.handlers, 'getPaperPage', { query: { date, page } });
        expect(articles.length).toBeGreaterThanOrEqual(3);
        newsIds.push(...articles.flatMap(({ newsId }) => newsId ?? []));
        const svg = await readDrawing(gateway.db, /(\w+)\.svg$/.exec(drawing.url)?.[1] ?? '');
        const small = await readDrawing(gateway.db, /(\w+)\.svg$/.exec(sketch.url)?.[1] ?? '');
        for (const { title } of articles) expect(svg).toContain(title.slice(0, 4));
        // bounded, since a page is shown only after it was downloaded
        expect(Buffer.byteLength(svg ?? '')).toBeLessThan(80_000);
        expect(Buffer.byteLength(small ?? '')).toBeLessThan(8_000);
      }
      expect(newsIds.length).toBeGreaterThan(30);
      expect(new Set(newsIds).size).toBe(newsIds.length);
    },
  );

  test('links each article to its neighbours across pages', async () => {
    const { articles } = await call(gateway.handlers, 'getPaperPage', { query: {} });
    let id = articles[0]?.id;
    const seen: string[] = [];
    while (id !== undefined) {
      seen.push(id);
      const article = await call(gateway.handlers, 'getPaperArticle', { body: { articleId: id } });
      expect(article.previousId).toBe(seen.at(-2));
      id = article.nextId;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(50);
  });

  test('links to the previous and next issues', async () => {
    const before = dayAfter(today, -1);
    expect(await call(gateway.handlers, 'getPaperIssue', { query: {} })).toMatchObject({
      date: today,
      previousDate: before,
    });
    expect(await call(gateway.handlers, 'getPaperIssue', { query: { date: before } })).toMatchObject({
      previousDate: dayAfter(today, -2),
      nextDate: today,
      weekday: '星期一',
    });
  });

  test('links from the oldest issue to the next one, also while the oldest one changes', async () => {
    const moments = ['2026-11-04T05:59:59+08:00'];
    const clock = () => new Date(moments.shift() ?? '2026-11-04T06:00:00+08:00');
    const handlers = { ...gateway.handlers, ...paperHandlers({ db: gateway.db, clock, log: quiet }) };
    const date = dayAfter(today, -89);
    const issue = await call(handlers, 'getPaperIssue', { query: { date } });
    expect(issue).toMatchObject({ date, nextDate: dayAfter(date, 1) });
    expect(issue.previousDate).toBeUndefined();
  });
});

describe('an issue', () => {
  let gateway: TestHandlers;
  const words = '<p>泉城的秋天来了，护城河边的柳树黄了一半，晨练的人们还是起得很早。</p>'.repeat(6);
  beforeAll(async () => {
    gateway = await openTestHandlers();
    const stories = [1, 2, 3].map((at) =>
      story(`s${at}`, 200 + at, { title: `泉边第${at}条新闻`, body: words, important: true }),
    );
    await gateway.addStories(...stories, story('late', 60, { title: '付印以后才来的消息', body: words }));
  });
  afterAll(() => gateway.close());
  const front = (date?: string) =>
    call(gateway.handlers, 'getPaperPage', { query: date === undefined ? {} : { date } });

  test('is published at 6:00 with the stories until then', async () => {
    const { date, articles } = await front();
    expect(date).toBe(today);
    expect(articles.map(({ newsId }) => newsId)).toEqual(expect.arrayContaining(['s1', 's2', 's3']));
    const ids = articles.map(({ newsId }) => newsId);
    expect(ids).not.toContain('late');
  });

  test('for an invalid date or an issue that is not open is a 404', async () => {
    await expect(front('2026-11-04')).rejects.toMatchObject({ code: 404 });
    await expect(front('2020-01-01')).rejects.toMatchObject({ code: 404 });
    await expect(call(gateway.handlers, 'getPaperPage', { query: { page: 17 } })).rejects.toMatchObject({
      code: 404,
    });
    await expect(
      call(gateway.handlers, 'getPaperArticle', { body: { articleId: 'none' } }),
    ).rejects.toMatchObject({ code: 404 });
  });

  test('does not change after printing, but links to no withdrawn story, until it is laid out again', async () => {
    const first = await front();
    await gateway.db.deleteFrom('news').where('id', '=', 's1').execute();
    const later = await front();
    expect(later.drawing).toEqual(first.drawing);
    const titles = (page: typeof first) => page.articles.map(({ title }) => title);
    expect(titles(later)).toEqual(titles(first));
    expect(later.articles.map(({ newsId }) => newsId)).not.toContain('s1');
    await printIssue(gateway.db, today, start, true);
    const recomposed = await front();
    expect(titles(recomposed)).not.toContain('泉边第1条新闻');
    expect(recomposed.drawing.url).not.toBe(first.drawing.url);
    await printIssue(gateway.db, today, start, true);
    expect((await front()).drawing).toEqual(recomposed.drawing);
  });

  test('is published for every day, requested or not', async () => {
    gateway.moveTo(3 * 24 * 60);
    const { list } = await call(gateway.handlers, 'listPaperIssues', {});
    expect(list.map(({ date }) => date)).toEqual([0, -1, -2, -3].map((days) => dayAfter('2026-11-06', days)));
  });
});
