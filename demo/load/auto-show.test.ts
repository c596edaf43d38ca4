import { existsSync, readdirSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { specificationGroups } from '../../rules/auto-show/specification-keys.ts';
import { isCreditCode } from '../../rules/people/credit-code.ts';
import { cityIds } from '../../gateway/domains/shared/cities.ts';
import { trimSpecifications } from './auto-show-specifications.ts';
import { readDemoContent } from './read-content.ts';
import type { DemoContent } from './schema/demo-content.ts';

const cars = new URL('../media/cars/', import.meta.url);
const maxMediaBytes = 2_500_000;

let autoShow: DemoContent['autoShow'];
beforeAll(async () => {
  ({ autoShow } = await readDemoContent());
});

describe('the auto show', () => {
  test('has 40 brands, 160 series, 400 trims and 60 shops over all cities', () => {
    expect(autoShow.brands).toHaveLength(40);
    expect(autoShow.series).toHaveLength(160);
    expect(autoShow.series.flatMap(({ trims }) => trims)).toHaveLength(400);
    expect(autoShow.shops).toHaveLength(60);
    expect(new Set(autoShow.shops.map(({ cityId }) => cityId))).toEqual(new Set(cityIds));
  });

  test('names, ids and credit codes are unique, and refer to each other', () => {
    const { brands, series, shops } = autoShow;
    for (const list of [brands, series, shops]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    }
    expect(new Set(shops.map(({ creditCode }) => creditCode)).size).toBe(shops.length);
    for (const { creditCode } of shops) expect(isCreditCode(creditCode), creditCode).toBe(true);
    const brandIds = new Set(brands.map(({ id }) => id));
    const brandOf = new Map(series.map(({ id, brandId }) => [id, brandId]));
    for (const { brandId, id } of series) expect(brandIds, id).toContain(brandId);
    for (const { brandIds: sold, offers, name } of shops)
      for (const { seriesId } of offers) expect(sold, name).toContain(brandOf.get(seriesId));
  });

  test('every trim has at least forty specifications, all of known keys, and differs from the others', () => {
    const known = new Set(specificationGroups.flatMap(({ keys }) => keys.map(({ key }) => key)));
    for (const series of autoShow.series) {
      const trims = series.trims.map((_, place) => trimSpecifications(series, place));
      for (const trim of trims) {
        expect(Object.keys(trim).length, series.name).toBeGreaterThanOrEqual(40);
        for (const key of Object.keys(trim)) expect(known, key).toContain(key);
      }
      expect(new Set(trims.map((trim) => JSON.stringify(trim))).size, series.name).toBe(trims.length);
    }
  });

  test('no two models look alike, and each has its three pictures', () => {
    const looks = autoShow.series.map(({ body, look: { paint, lamp, roof, grille, isTwoTone } }) =>
      JSON.stringify([body, paint, lamp, roof, grille, isTwoTone]),
    );
    expect(new Set(looks).size).toBe(looks.length);
    for (const { id } of autoShow.series)
      for (const part of ['exterior', 'interior', 'detail'])
        expect(existsSync(new URL(`${id}-${part}.webp`, cars)), `${id} ${part}`).toBe(true);
  });

  test('the pictures are small', () => {
    const files = readdirSync(cars);
    expect(files).toHaveLength(autoShow.series.length * 3);
    const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, cars)).size, 0);
    expect(bytes).toBeLessThan(maxMediaBytes);
  });
});
