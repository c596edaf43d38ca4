import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '../../contract/schemas.ts';
import { call, openTestHandlers, story, type TestHandlers } from '../../http/testing/test-handlers.ts';
import {
  relateNews,
  saveEnterprises,
  saveIndex,
  saveRanking,
  type EnterpriseEntry,
  type IndexEntry,
} from './enterprise-store.ts';
import { insertExperts, insertReports } from './expert-store.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  for (const table of ['reports', 'experts', 'rankings', 'enterprises'] as const)
    await gateway.db.deleteFrom(table).execute();
});

const picture: Schemas['Picture'] = {
  url: '/media/test/a.webp',
  width: 960,
  height: 640,
  color: '#aabbcc',
  alt: '',
};

const codes = ['91370000MA3C000018', '91370000MA3C000026', '91370000MA3C000034', '91370000MA3C000042'];

function entry(number: number, changed: Partial<EnterpriseEntry> = {}): EnterpriseEntry {
  return {
    id: `ent-hotelDining-0${number}`,
    name: `酒店${number}`,
    sector: 'hotelDining',
    cityId: '135',
    letter: 'J',
    initials: `jd${number}`,
    summary: '泉城的酒店',
    pictures: [picture, picture, picture],
    address: '济南市历下区泉城路 1 号',
    founded: '2001-05-01',
    creditCode: codes[number - 1] ?? '',
    mark: 'certified',
    facts: [{ key: 'rooms', value: '186', source: '企业填报', asOf: '2026-10-31' }],
    table: { rows: [{ room: '大床房', price: '388' }], source: '企业填报', asOf: '2026-10-31' },
    ...changed,
  };
}

const index = (number: number, period: string, score: number): IndexEntry => ({
  enterpriseId: `ent-hotelDining-0${number}`,
  period,
  score,
  dimensions: { service: score, hygiene: score - 1 },
  source: '示例测算',
  asOf: `${period}-28`,
});

const save = (entries: readonly EnterpriseEntry[], values: readonly IndexEntry[] = []) =>
  gateway.db.transaction().execute(async (transaction) => {
    await saveEnterprises(transaction, entries);
    await saveIndex(transaction, values);
  });

const enterprise = (enterpriseId: string) =>
  call(gateway.handlers, 'getEnterprise', { body: { enterpriseId } });

describe('an enterprise', () => {
  test('has labels and units of its sector, and the place of its index in the sector', async () => {
    await save(
      [entry(1), entry(2), entry(3, { sector: 'tourism' })],
      [
        index(1, '2026-09', 80.1),
        index(1, '2026-10', 81.35),
        index(2, '2026-10', 90),
        index(3, '2026-10', 99),
      ],
    );
    expect(await enterprise('ent-hotelDining-01')).toMatchObject({
      name: '酒店1',
      score: 81.35,
      change: 1.25,
      facts: [{ key: 'rooms', label: '客房数', unit: '间', value: '186', source: '企业填报' }],
      tables: [{ key: 'rooms', title: '房型与价格', rows: [{ room: '大床房' }] }],
      index: {
        rank: 2,
        of: 2,
        period: '2026-10',
        dimensions: [{ key: 'service', weight: 30, score: 81.35 }, {}],
      },
    });
  });

  test('that is unknown, hidden or without an index is not found', async () => {
    await save([entry(1), entry(2)], [index(1, '2026-10', 80)]);
    await gateway.db.updateTable('enterprises').set({ is_hidden: 1 }).where('id', '=', entry(1).id).execute();
    for (const id of [entry(1).id, entry(2).id, 'none'])
      await expect(enterprise(id)).rejects.toMatchObject({ code: 404 });
  });

  test('keeps its index when it is saved again', async () => {
    await save([entry(1)], [index(1, '2026-10', 80)]);
    await save([entry(1, { name: '新名字' })]);
    expect(await enterprise(entry(1).id)).toMatchObject({ name: '新名字', score: 80 });
  });

  test('has its stories, newest first, page by page', async () => {
    await gateway.addStories(...[1, 2, 3].map((number) => story(`t${number}`, number)));
    await save([entry(1)], [index(1, '2026-10', 80)]);
    const published = await gateway.db.selectFrom('news').select(['id', 'published_at']).execute();
    await gateway.db.transaction().execute((transaction) =>
      relateNews(
        transaction,
        published.map(({ id, published_at }) => ({
          enterpriseId: entry(1).id,
          newsId: id,
          publishedAt: published_at,
        })),
      ),
    );
    const page = (cursor?: string) =>
      call(gateway.handlers, 'listEnterpriseNews', {
        body: { enterpriseId: entry(1).id, pageSize: 2, ...(cursor !== undefined && { cursor }) },
      });
    const first = await page();
    expect(first.list.map(({ id }) => id)).toEqual(['t1', 't2']);
    const second = await page(first.nextCursor);
    expect([second.list.map(({ id }) => id), second.nextCursor]).toEqual([['t3'], undefined]);
  });
});

test('a sector is listed by score, page by page, and by city', async () => {
  await save(
    [entry(1), entry(2, { cityId: '136' }), entry(3)],
    [index(1, '2026-09', 60), index(1, '2026-10', 70), index(2, '2026-10', 90), index(3, '2026-10', 80)],
  );
  const list = (body: object) =>
    call(gateway.handlers, 'listEnterprises', { body: { sector: 'hotelDining', ...body } });
  const first = await list({ pageSize: 2 });
  expect([first.total, first.list.map(({ name, score }) => [name, score])]).toEqual([
    3,
    [
      ['酒店2', 90],
      ['酒店3', 80],
    ],
  ]);
  const rest = await list({ pageSize: 2, cursor: first.nextCursor });
  expect(rest.list).toMatchObject([
    { name: '酒店1', score: 70, change: 10, source: '示例测算', asOf: '2026-10-28' },
  ]);
  expect((await list({ cityId: '136' })).list.map(({ name }) => name)).toEqual(['酒店2']);
  await expect(list({ sector: 'none' })).rejects.toMatchObject({ code: 404 });
});

test('names are filed by letter, and names without one come last', async () => {
  await save([entry(1, { letter: 'Z' }), entry(2, { letter: '#' }), entry(3, { letter: 'A' })]);
  const { list } = await call(gateway.handlers, 'listEnterpriseNames', {});
  expect(list.map(({ name }) => name)).toEqual(['酒店3', '酒店1', '酒店2']);
});

describe('the index as a chart', () => {
  test('of an enterprise beside its sector and another, without series that have gaps', async () => {
    await save(
      [entry(1), entry(2), entry(3)],
      [
        index(1, '2026-09', 80),
        index(1, '2026-10', 81.2),
        index(2, '2026-09', 70),
        index(2, '2026-10', 71),
        index(3, '2026-10', 99),
      ],
    );
    const chart = await call(gateway.handlers, 'getIndexChart', {
      body: { enterpriseId: entry(1).id, compare: [entry(2).id, entry(3).id] },
    });
    expect(chart).toMatchObject({
      periods: ['2026-09', '2026-10'],
      series: [
        { name: '酒店1', values: [80, 81.2] },
        { name: '酒店餐饮平均', values: [75, 83.7] },
        { name: '酒店2', values: [70, 71] },
      ],
      sentence: '2026年10月酒店1指数为 81.2，比上月高 1.2。',
      source: '示例测算',
    });
  });

  test('of a sector and of all, and 404 where nothing is measured', async () => {
    const chart = (body: object) => call(gateway.handlers, 'getIndexChart', { body });
    await expect(chart({})).rejects.toMatchObject({ code: 404 });
    await save(
      [entry(1), entry(2, { sector: 'tourism' })],
      [index(1, '2026-10', 80), index(2, '2026-10', 60)],
    );
    expect((await chart({})).series).toEqual([{ name: '全部平均', values: [70] }]);
    expect((await chart({ sector: 'tourism' })).series).toEqual([{ name: '文旅企业平均', values: [60] }]);
    for (const body of [{ sector: 'none' }, { sector: 'edu' }, { enterpriseId: 'none' }])
      await expect(chart(body)).rejects.toMatchObject({ code: 404 });
  });
});

describe('a ranking', () => {
  const ranking = (body: object) =>
    call(gateway.handlers, 'getRanking', { body: { kind: 'travel', ...body } });
  const add = (period: string, ...names: readonly string[]) =>
    gateway.db.transaction().execute((transaction) =>
      saveRanking(transaction, {
        kind: 'travel',
        period,
        title: '文旅榜',
        method: '按指数排序',
        sources: ['示例测算'],
        asOf: `${period}-28`,
        rows: names.map((name, place) => ({
          name,
          ...(name === '酒店1' && { enterpriseId: entry(1).id }),
          cityId: name === '酒店1' ? '135' : '136',
          score: 90 - place,
          reason: `${name}的原因`,
        })),
      }),
    );

  test('has the moves and the curve of each row, by rank or by move, and of one city', async () => {
    await save([entry(1)], [index(1, '2026-10', 80)]);
    await add('2026-08', '甲', '乙', '酒店1');
    await add('2026-09', '酒店1', '甲', '乙', '丙');
    const newest = await ranking({});
    expect(newest).toMatchObject({ period: '2026-09', periods: ['2026-09', '2026-08'], title: '文旅榜' });
    expect(newest.list.map(({ rank, name, change, values }) => [rank, name, change, values])).toEqual([
      [1, '酒店1', 2, [88, 90]],
      [2, '甲', -1, [90, 89]],
      [3, '乙', -1, [89, 88]],
      [4, '丙', undefined, [87]],
    ]);
    expect(newest.list[0]).toMatchObject({ enterpriseId: entry(1).id, sector: 'hotelDining' });
    expect((await ranking({ order: 'change' })).list.map(({ name }) => name)).toEqual([
      '酒店1',
      '丙',
      '甲',
      '乙',
    ]);
    expect((await ranking({ cityId: '135' })).list.map(({ rank }) => rank)).toEqual([1]);
    expect((await ranking({ period: '2026-08' })).list[0]).toMatchObject({ name: '甲', values: [90] });
    expect((await call(gateway.handlers, 'getThinkTankHome', {})).rankings).toMatchObject([
      { kind: 'travel', period: '2026-09', sources: ['示例测算'], asOf: '2026-09-28' },
    ]);
    await expect(ranking({ period: '2020-01' })).rejects.toMatchObject({ code: 404 });
    expect((await enterprise(entry(1).id)).ranks).toEqual([
      { kind: 'travel', title: '文旅榜', period: '2026-09', rank: 1, of: 4, change: 2 },
    ]);
  });
});

test('experts and reports know each other, and the home has the newest of all', async () => {
  await save([entry(1)], [index(1, '2026-10', 80)]);
  const card = { title: '研究员', field: '文旅', portrait: picture, isSample: true };
  const report = (id: string, publishedAt: string) => ({
    id,
    title: `报告${id}`,
    summary: '摘要',
    publishedAt,
    authors: ['专家一'],
    cover: picture,
    characters: 3200,
    isSample: true,
    chapters: [{ id: 'c1', title: '第一章', paragraphs: ['正文'], charts: [] }],
    method: '方法',
    corrections: [{ date: '2026-10-02', text: '更正' }],
    related: ['rep-1'],
    expertIds: ['exp-01'],
    sectors: ['hotelDining'],
  });
  await gateway.db.transaction().execute(async (transaction) => {
    await insertExperts(transaction, [
      {
        ...card,
        id: 'exp-01',
        name: '专家一',
        sectors: ['hotelDining'],
        titles: ['教授'],
        biography: '生平',
        views: [{ title: '观点', text: '内容', date: '2026-10-01', reportId: 'rep-1' }],
        events: [{ title: '论坛', date: '2026-10-05', place: '济南' }],
        newsIds: [],
      },
    ]);
    await insertReports(transaction, [
      report('rep-1', '2026-09-01 08:00:00'),
      report('rep-2', '2026-10-01 08:00:00'),
    ]);
  });
  const expert = await call(gateway.handlers, 'getExpert', { body: { expertId: 'exp-01' } });
  expect(expert.reports.map(({ id }) => id)).toEqual(['rep-2', 'rep-1']);
  const shown = await call(gateway.handlers, 'getReport', { query: { reportId: 'rep-2' } });
  expect([shown.experts.map(({ id }) => id), shown.related.map(({ id }) => id)]).toEqual([
    ['exp-01'],
    ['rep-1'],
  ]);
  expect(shown.sectors).toEqual(['hotelDining']);
  const { reports, experts, sectors, index: chart } = await call(gateway.handlers, 'getThinkTankHome', {});
  expect([reports.map(({ id }) => id), experts.length, chart?.series.length]).toEqual([
    ['rep-2', 'rep-1'],
    1,
    1,
  ]);
  expect(sectors).toContainEqual({ sector: 'hotelDining', count: 1 });
  expect((await enterprise(entry(1).id)).reports.map(({ id }) => id)).toEqual(['rep-2', 'rep-1']);
  await expect(call(gateway.handlers, 'getExpert', { body: { expertId: 'none' } })).rejects.toMatchObject({
    code: 404,
  });
  await expect(call(gateway.handlers, 'getReport', { query: { reportId: 'none' } })).rejects.toMatchObject({
    code: 404,
  });
});
