import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../../db/migrate.ts';
import type { HandlerInput } from '../../../contract/handler.ts';
import { openDatabase } from '../../../db/open.ts';
import { call, openTestHandlers, story, type TestHandlers } from '../../../http/testing/test-handlers.ts';
import { matchingStories, searchNews } from './search-news.ts';
import { queryTerms, storyTerms } from './search-terms.ts';

describe('terms', () => {
  test('are pairs for Chinese text, single characters, and whole words for other text', () => {
    expect(queryTerms('济南大学 雪 5G-Network')).toEqual({
      terms: ['济南', '南大', '大学', '雪', '5g', 'network'],
      runs: ['济南大学'],
    });
  });

  test('are equal for full and half width and for upper and lower case', () => {
    expect(queryTerms('ＡＢＣ１２３')).toEqual(queryTerms('abc123'));
  });

  test('end where the script changes', () => {
    expect(queryTerms('2026年济南CBD地铁').terms).toEqual(['2026', '年济', '济南', 'cbd', '地铁']);
  });

  test('are empty without letters and digits', () => {
    expect(queryTerms(' !？…《》%_\\ 😀')).toEqual({ terms: [], runs: [] });
  });

  test('of a story contain its kind, and single characters of title, summary and labels only', () => {
    const terms = storyTerms({ kind: 'report', title: '初雪', summary: '', labels: ['冬'], text: '大雨' });
    expect(terms.toSorted()).toEqual(['kind:article', '冬', '初', '初雪', '大雨', '雪'].toSorted());
  });
});

describe('search', () => {
  let gateway: TestHandlers;
  beforeAll(async () => {
    gateway = await openTestHandlers();
    await gateway.addStories(
      story('s1', 10, { title: '济南大学举行运动会' }),
      story('s2', 20, { title: '大学在济南，南大门外', body: '<p>南大门外的<strong>大学</strong>生</p>' }),
      story('s3', 30, {
        title: '地铁开通',
        body: '<p>济南的 <em>5G</em> 信号&amp;充电桩</p>',
        labels: ['雪'],
      }),
      story('s4', 40, { title: '天气', body: '<p>济南下雪了</p>' }),
    );
  });
  afterAll(() => gateway.close());

  const search = (query: string, page: { cursor?: string; pageSize?: number } = {}) =>
    call(gateway.handlers, 'searchNews', { body: { query, ...page } });
  const found = async (query: string) => (await search(query)).list.map(({ id }) => id).join(' ');

  test('finds two characters anywhere, newest first', async () => {
    expect(await found('济南')).toBe('s1 s2 s3 s4');
    expect((await search('济南')).total).toBe(4);
  });

  test('finds a longer run only as a whole', async () => {
    expect(await found('济南大学')).toBe('s1');
  });

  test('requires all words, in any order and form', async () => {
    expect(await found('５ｇ　济南')).toBe('s3');
    expect(await found('济南 火星')).toBe('');
  });

  test('finds single characters in title, summary and labels only', async () => {
    expect(await found('雪')).toBe('s3');
  });

  test('does not match across blocks or in markup', async () => {
    expect(await found('strong')).toBe('');
    expect(await found('amp')).toBe('');
    expect(await found('外的大学生')).toBe('s2');
  });

  test('continues from a cursor with the same total', async () => {
    const first = await search('济南', { pageSize: 3 });
    const second = await search('济南', { pageSize: 3, cursor: first.nextCursor ?? '' });
    expect(second.list.map(({ id }) => id)).toEqual(['s4']);
    expect([first.total, second.total, second.nextCursor]).toEqual([4, 4, undefined]);
  });

  test('counts up to 1,000 and does not slow down beyond', async () => {
    const many = Array.from({ length: 1005 }, (_, index) =>
      story(`m${index}`, 1000 + index, { title: '海鸥' }),
    );
    await gateway.addStories(...many);
    const page = await search('海鸥', { pageSize: 50 });
    expect([page.total, page.list.length]).toEqual([1000, 50]);
  });

  test('is restricted to a kind, and to a time', async () => {
    await gateway.addStories(
      story('v1', 5, { kind: 'video', title: '海豚视频' }),
      story('r1', 6, { kind: 'report', title: '海豚报告' }),
      story('a1', 60 * 24 * 3, { title: '海豚旧闻' }),
    );
    const ids = async (filter: Pick<HandlerInput<'searchNews'>['body'], 'kind' | 'period'>) => {
      const page = await call(gateway.handlers, 'searchNews', { body: { query: '海豚', ...filter } });
      return `${page.list.map(({ id }) => id).join(' ')}, ${page.total}`;
    };
    expect(await ids({})).toBe('v1 r1 a1, 3');
    expect(await ids({ kind: 'video' })).toBe('v1, 1');
    expect(await ids({ kind: 'article' })).toBe('r1 a1, 2');
    expect(await ids({ kind: 'audio' })).toBe(', 0');
    expect(await ids({ period: 'day' })).toBe('v1 r1, 2');
    expect(await ids({ kind: 'article', period: 'day' })).toBe('r1, 1');
    expect(await ids({ kind: 'article', period: 'week' })).toBe('r1 a1, 2');
    expect(await found('kind video')).toBe('');
  });

  test('tells where a word is that the title does not hold', async () => {
    await gateway.addStories(
      story('e1', 7, { title: '公告', summary: '白鳍豚回来了', body: '<p>无</p>' }),
      story('e2', 8, { title: '白鳍豚', summary: '', body: '<p>又见白鳍豚</p>' }),
      story('e3', 9, {
        title: '江边',
        summary: '',
        body: `<p>${'长'.repeat(30)}</p><p>看见 <b>白鳍</b>豚 &amp; ${'江'.repeat(60)}</p>`,
      }),
    );
    const excerpts = (await search('白鳍豚')).list.map(({ excerpt }) => excerpt);
    expect(excerpts).toEqual([
      '白鳍豚回来了',
      undefined,
      `…${'长'.repeat(8)} 看见 白鳍豚 & ${'江'.repeat(34)}…`,
    ]);
  });

  test.each(['%', '_', "'; drop table news --", '"', '\u0000', '\\', '！'])(
    'treats %j as text and finds nothing',
    async (query) => {
      expect(await search(query)).toEqual({ list: [], total: 0 });
    },
  );
});

describe('search of common words', () => {
  let gateway: TestHandlers;
  beforeAll(async () => {
    gateway = await openTestHandlers();
    // newest first: each tenth story has both words, and only the oldest has the run
    const stories = Array.from({ length: 40 }, (_, index) =>
      story(`s${String(index).padStart(2, '0')}`, index, {
        title: index % 10 === 9 ? '海鸥和白鹭' : index % 2 === 0 ? '海鸥' : '白鹭',
        body: index === 39 ? '<p>山东省内外</p>' : '<p>山东省内，国内外</p>',
      }),
    );
    await gateway.addStories(...stories, story('rare', 50, { title: '海鸥、白鹭和麋鹿' }));
  });
  afterAll(() => gateway.close());

  const limits = { commonFrom: 5, maxChecks: 12 };
  const search = (query: string, page: { size?: number; after?: { key: string; id: string } } = {}) =>
    searchNews(gateway.db, query, { size: 20, ...page }, {}, limits);
  const ids = async (query: string) => (await search(query)).list.map(({ id }) => id).join(' ');

  test('examines the newest stories of the rarest word only', async () => {
    expect(await ids('海鸥 白鹭')).toBe('s09 s19');
    expect((await search('海鸥 白鹭')).total).toBe(2);
    expect(await ids('山东省内外')).toBe('');
  });

  test('examines all stories when a word is rare', async () => {
    expect(await ids('麋鹿 海鸥')).toBe('rare');
  });

  test('examines all stories of a single word', async () => {
    expect((await search('海鸥', { size: 50 })).list).toHaveLength(25);
  });

  test('continues after a cursor, and after a story that is gone', async () => {
    const [first] = (await search('海鸥 白鹭')).list;
    if (!first) throw new Error('nothing found');
    const after = { key: first.publishedAt, id: first.id };
    expect((await search('海鸥 白鹭', { after })).list.map(({ id }) => id)).toEqual(['s19']);
    const gone = { ...after, id: 's08' };
    expect((await search('海鸥 白鹭', { after: gone })).list.map(({ id }) => id)).toEqual(['s19']);
  });
});

describe('suggestions', () => {
  let gateway: TestHandlers;
  beforeAll(async () => {
    gateway = await openTestHandlers();
    await gateway.db
      .insertInto('hot_events')
      .values([
        { ...hotEvent, id: 'h1', title: '趵突泉水位创新高', heat: 10 },
        { ...hotEvent, id: 'h2', title: '大雪', heat: 20 },
      ])
      .execute();
    await gateway.addStories(
      story('s1', 1, { title: '趵突泉边听水', labels: ['趵突泉', '泉水'], kind: 'video' }),
      story('s2', 2, { title: '天气', labels: ['趵突泉', '趵突泉群'], body: '<p>趵突泉</p>' }),
      story('s3', 3, { title: 'ＣＢＤ的早晨' }),
    );
  });
  afterAll(() => gateway.close());

  const suggest = async (query: string) =>
    (await call(gateway.handlers, 'listSearchSuggestions', { query: { query } })).list;

  test('are events, labels that begin with the words, and stories with them in the title', async () => {
    expect(await suggest('趵突')).toEqual([
      { text: '趵突泉水位创新高', link: { route: 'hotNews', id: 'h1' } },
      { text: '趵突泉' },
      { text: '趵突泉群' },
      { text: '趵突泉边听水', link: { route: 'general', id: 's1' }, kind: 'video' },
    ]);
  });

  test('ignore width and case, and are empty where nothing fits', async () => {
    expect((await suggest('cbd')).map(({ text }) => text)).toEqual(['ＣＢＤ的早晨']);
    for (const query of ['火星', '%', '\u0000 ', '趵突泉 火星']) expect(await suggest(query)).toEqual([]);
  });
});

const hotEvent = {
  summary: '',
  trend: 'up' as const,
  curve_json: '[]',
  label: '事件',
  updated_at: '2026-11-03 07:00:00',
};

test('the embedded database walks one term in the order of the results and probes for the others, without sorting', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-search-'));
  const { db, close } = await openDatabase({ dataDir });
  await migrate(db);
  const plan = { term: '海鸥', stories: 5, probes: ['白鹭'], runs: ['山东省'], since: '2026-01-01 00:00:00' };
  const steps = await matchingStories(db, plan)
    .orderBy('found.published_at', 'desc')
    .orderBy('found.news_id', 'desc')
    .explain<{ detail: string }>(undefined, sql`query plan`);
  await close();
  await rm(dataDir, { recursive: true });
  expect(steps.map(({ detail }) => detail).filter((detail) => !detail.includes('SUBQUERY'))).toEqual([
    'SEARCH found USING PRIMARY KEY (term=? AND published_at>?)',
    'SEARCH probe USING PRIMARY KEY (term=? AND published_at=? AND news_id=?)',
    expect.stringMatching(/^SEARCH text USING INDEX \w+ \(news_id=\?\)$/),
  ]);
});
