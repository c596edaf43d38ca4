import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '../../contract/schemas.ts';
import { call, openTestHandlers, type TestHandlers } from '../../http/testing/test-handlers.ts';
import {
  insertModels,
  insertShops,
  insertShow,
  type BrandEntry,
  type SeriesEntry,
  type ShopEntry,
} from './auto-show-store.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.moveTo(0);
  for (const table of ['auto_shops', 'auto_brands', 'auto_shows', 'auto_proclamations'] as const)
    await gateway.db.deleteFrom(table).execute();
});

const picture: Schemas['Picture'] = {
  url: '/media/a.webp',
  width: 480,
  height: 320,
  color: '#aabbcc',
  alt: '',
};

const brand = (id: string, name: string, letter: string): BrandEntry => ({
  id,
  name,
  letter,
  initials: letter.toLowerCase(),
  color: '#112233',
  introduction: '',
});

const series = (id: string, brandId: string, changed: Partial<SeriesEntry> = {}): SeriesEntry => ({
  id,
  brandId,
  name: id,
  body: 'suv',
  energy: 'petrol',
  summary: '',
  pictures: [{ part: 'exterior', picture }],
  trims: [trim(`${id}-1`, 120_000, '四驱'), trim(`${id}-2`, 99_000, '前驱')],
  ...changed,
});

const trim = (id: string, guidePrice: number, drive: string): SeriesEntry['trims'][number] => ({
  id,
  name: id,
  guidePrice,
  dealerPrice: guidePrice - 5000,
  dealerPriceAsOf: '2026-11-01',
  displacementMl: 1498,
  seats: 5,
  specifications: { drive },
});

const codes = ['91370000MA3C000018', '91370000MA3C000026'];
const shop = (number: number, changed: Partial<ShopEntry> = {}): ShopEntry => ({
  id: `shop-0${number}`,
  name: `店${number}`,
  cityId: '135',
  address: '',
  place: { longitude: 117 + number / 10, latitude: 36.6 },
  phone: '0531-00000000',
  creditCode: codes[number - 1] ?? '',
  openingHours: [{ weekday: 1, from: '09:00', to: '17:30' }],
  brandIds: ['b-1'],
  offers: [],
  ...changed,
});

const save = (all: readonly SeriesEntry[], shops: readonly ShopEntry[] = []) =>
  gateway.db.transaction().execute(async (transaction) => {
    await insertModels(
      transaction,
      [brand('b-1', '岱行', 'D'), brand('b-2', '岸山', 'A'), brand('b-3', '3号', '#')],
      all,
    );
    await insertShops(transaction, shops);
  });

describe('models', () => {
  test('brands are in the order of the alphabet with the number of their series', async () => {
    await save([series('s-1', 'b-1'), series('s-2', 'b-1')]);
    const { list } = await call(gateway.handlers, 'listAutoBrands', {});
    expect(list.map(({ name, seriesCount }) => [name, seriesCount])).toEqual([
      ['岸山', 0],
      ['岱行', 2],
      ['3号', 0],
    ]);
  });

  test('the series of a brand are filtered by energy and by a band of prices', async () => {
    await save([
      series('s-1', 'b-1'),
      series('s-2', 'b-1', { energy: 'electric', trims: [trim('t', 150_000, '')] }),
    ]);
    const found = async (query: Omit<Parameters<typeof ofBrand>[0], 'brandId'>) =>
      (await ofBrand({ brandId: 'b-1', ...query })).series.map(({ id }) => id);
    const ofBrand = (query: { brandId: string; energy?: 'electric'; price?: Schemas['AutoPriceBand'] }) =>
      call(gateway.handlers, 'getAutoBrand', { query });
    expect(await found({})).toEqual(['s-1', 's-2']);
    expect(await found({ energy: 'electric' })).toEqual(['s-2']);
    expect(await found({ price: 'under100k' })).toEqual(['s-1']);
    expect(await found({ price: 'to150k' })).toEqual(['s-1']);
    expect(await found({ price: 'to200k' })).toEqual(['s-2']);
    await expect(ofBrand({ brandId: 'b-9' })).rejects.toMatchObject({ code: 404 });
  });

  test('a series has the values of its trims in their order, empty where one lacks a value', async () => {
    await save([series('s-1', 'b-1')]);
    const found = await call(gateway.handlers, 'getAutoSeries', { query: { seriesId: 's-1' } });
    expect(found.trims.map(({ guidePrice }) => guidePrice)).toEqual([99_000, 120_000]);
    expect(found.series).toMatchObject({ priceFrom: 99_000, priceTo: 120_000, brandName: '岱行' });
    const rows = found.specifications.flatMap((group) => group.rows);
    expect(rows.find(({ key }) => key === 'drive')?.values).toEqual(['前驱', '四驱']);
    expect(rows.find(({ key }) => key === 'length')?.values).toEqual(['', '']);
  });

  test('models are hot by openings of seven days and running offers, and older openings do not count', async () => {
    const offer = { id: 'o-1', seriesId: 's-2', title: '', text: '', validUntil: '2026-11-05' };
    await save([series('s-1', 'b-1'), series('s-2', 'b-1')], [shop(1, { offers: [offer] })]);
    for (let times = 0; times < 3; times++)
      await call(gateway.handlers, 'getAutoSeries', { query: { seriesId: 's-1' } });
    const hot = async () =>
      (await call(gateway.handlers, 'getAutoShowHome', {})).hot.map((one) => [one.series.id, one.heat]);
    expect(await hot()).toEqual([
      ['s-2', 20],
      ['s-1', 3],
    ]);
    gateway.moveTo(3 * 24 * 60);
    expect(await hot()).toEqual([['s-1', 3]]);
    gateway.moveTo(7 * 24 * 60);
    expect(await hot()).toEqual([]);
  });
});

describe('shops', () => {
  test('are ordered by the distance from coordinates that are not stored', async () => {
    await save([series('s-1', 'b-1')], [shop(1), shop(2)]);
    const place = { longitude: 117.2, latitude: 36.6 };
    const { list } = await call(gateway.handlers, 'listAutoShops', { body: { seriesId: 's-1', place } });
    expect(list.map(({ id, distanceMetres }) => [id, distanceMetres])).toEqual([
      ['shop-02', 0],
      ['shop-01', 8927],
    ]);
    const without = await call(gateway.handlers, 'listAutoShops', { body: {} });
    expect(without.list.map(({ distanceMetres }) => distanceMetres)).toEqual([undefined, undefined]);
  });

  test('show offers up to their last day, and the models of their brands', async () => {
    const offer = { title: '置换补贴', text: '3000 元' };
    const offers = [
      { ...offer, id: 'o-1', validUntil: '2026-11-02' },
      { ...offer, id: 'o-2', validUntil: '2026-11-03' },
    ];
    await save([series('s-1', 'b-1'), series('s-2', 'b-2')], [shop(1, { offers })]);
    const found = await call(gateway.handlers, 'getAutoShop', { query: { shopId: 'shop-01' } });
    expect(found.offers.map(({ id }) => id)).toEqual(['o-2']);
    expect(found.models.map(({ id }) => id)).toEqual(['s-1']);
    expect(found.shop.brandNames).toEqual(['岱行']);
  });
});

test('the programme lists the schedule by start and changes newest first', async () => {
  const one = { text: '', publishedAt: '2026-11-01 08:00:00' };
  await gateway.db.transaction().execute((transaction) =>
    insertShow(
      transaction,
      'show-1',
      {
        title: '秋季车展',
        startsOn: '2026-11-20',
        endsOn: '2026-11-24',
        dailyHours: '09:00—17:00',
        venue: '会展中心',
        address: '',
        place: { longitude: 117, latitude: 36 },
        tickets: [{ name: '单日票', price: 20, note: '' }],
      },
      [
        { ...one, id: 'p-1', kind: 'notice', title: '停车' },
        { ...one, id: 'p-2', kind: 'change', title: '改期', publishedAt: '2026-11-02 08:00:00' },
        { ...one, id: 'p-3', kind: 'schedule', title: '闭幕', startsAt: '2026-11-24 16:00:00' },
        { ...one, id: 'p-4', kind: 'schedule', title: '开幕', startsAt: '2026-11-20 09:00:00' },
      ],
    ),
  );
  const found = await call(gateway.handlers, 'listProclamations', {});
  expect(found.show?.title).toBe('秋季车展');
  expect(found.notices.map(({ title }) => title)).toEqual(['改期', '停车']);
  expect(found.schedule.map(({ title }) => title)).toEqual(['开幕', '闭幕']);
});
