import { beforeAll, describe, expect, test } from 'vitest';
import { isCreditCode } from '../../rules/people/credit-code.ts';
import { sectorNames, type SectorName } from '../../rules/think-tank/sector-names.gen.ts';
import { sectors } from '../../rules/think-tank/sectors.gen.ts';
import { cityIds } from '../../gateway/domains/shared/cities.ts';
import { start } from '../../gateway/http/testing/test-handlers.ts';
import { readDemoContent } from './read-content.ts';
import type { DemoContent } from './schema/demo-content.ts';
import type { DemoEnterprise } from './schema/think-tank-schema.ts';
import { dimensionScores, periodsBefore, scoresOf } from './think-tank-index.ts';

let content: DemoContent;
let all: readonly (DemoEnterprise & { readonly sector: SectorName })[];
beforeAll(async () => {
  content = await readDemoContent();
  all = sectorNames.flatMap((sector) =>
    (content.thinkTankSectors[sector]?.enterprises ?? []).map((enterprise) => ({ ...enterprise, sector })),
  );
});

describe('enterprises', () => {
  test('every sector has twenty, and every city has some of them', () => {
    const counts = Map.groupBy(all, ({ sector }) => sector);
    for (const sector of sectorNames) expect(counts.get(sector)?.length, sector).toBeGreaterThanOrEqual(20);
    const cities = Map.groupBy(all, ({ cityId }) => cityId);
    for (const city of cityIds) expect(cities.get(city)?.length, city).toBeGreaterThanOrEqual(15);
  });

  test('names, summaries, addresses, credit codes and phone numbers are unique', () => {
    for (const key of ['name', 'summary', 'address', 'creditCode', 'phone'] as const)
      expect(new Set(all.map((one) => one[key])).size, key).toBe(all.length);
  });

  test('credit codes have a correct check character, and are no assigned codes', () => {
    for (const { creditCode, name } of all) {
      expect(isCreditCode(creditCode), name).toBe(true);
      expect(hasOrganisationCode(creditCode), name).toBe(false);
    }
  });

  test('initials follow the pronunciation of Shandong, not the commonest reading', () => {
    const expected = {
      长清湖文旅: 'cqhwl',
      曾门礼乐堂: 'zmlyt',
      单县沉桥湖景区: 'sxcqhjq',
      乐陵小枣社: 'llxzs',
      莘县菜篮子超市: 'sxclzcs',
      郯城金叶渡景区: 'tcjydjq',
      东阿听漪湖景区: 'detyhjq',
      临朐听松崖景区: 'lqtsyjq',
      九达朝暮超市: 'jdzmcs',
      淄川般阳瓷: 'zcpyc',
    };
    const found = all.filter(({ name }) => Object.hasOwn(expected, name));
    expect(Object.fromEntries(found.map(({ name, initials }) => [name, initials]))).toEqual(expected);
    for (const { name, initials } of all) expect(initials.length, name).toBe(Array.from(name).length);
  });

  test('every sector names the source of each fact and has at least six facts and different tables', () => {
    for (const sector of sectorNames) {
      const file = content.thinkTankSectors[sector];
      const known = new Set(sectors[sector].facts.map(({ key }) => key));
      const rows = new Set<string>();
      for (const { name, facts, rows: table, checkedDaysAgo } of file?.enterprises ?? []) {
        const keys = Object.keys(facts);
        expect(keys.length, name).toBeGreaterThanOrEqual(6);
        expect(
          keys.filter((key) => !known.has(key)),
          name,
        ).toEqual([]);
        expect(checkedDaysAgo, name).toBeGreaterThan(0);
        rows.add(JSON.stringify(table));
      }
      expect(rows.size, sector).toBe(file?.enterprises.length);
      expect(file?.sources.facts, sector).toMatch(/示例/);
    }
  });

  test('each has three to nine pictures, and each sector at least five different ones', () => {
    for (const { name, pictures } of all) {
      expect(pictures.length, name).toBeGreaterThanOrEqual(3);
      expect(pictures.length, name).toBeLessThanOrEqual(9);
    }
    for (const sector of sectorNames) {
      const shown = new Set(all.filter((one) => one.sector === sector).flatMap(({ pictures }) => pictures));
      expect(shown.size, sector).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('the index', () => {
  const periods = periodsBefore(start);

  test('has the thirty whole months before the loading', () => {
    expect(periods).toHaveLength(30);
    expect([periods[0], periods.at(-1)]).toEqual(['2024-05', '2026-10']);
    expect(periods).toContain('2025-12');
    expect(periods).toContain('2026-01');
  });

  test('is the same on every load, within 0 and 100, and moves', () => {
    for (const enterprise of all) {
      const events = content.thinkTankSectors[enterprise.sector]?.events ?? [];
      const scores = scoresOf(enterprise, events, periods);
      expect(scores, enterprise.name).toEqual(scoresOf(enterprise, events, periods));
      expect(Math.min(...scores), enterprise.name).toBeGreaterThan(30);
      expect(Math.max(...scores), enterprise.name).toBeLessThan(99);
      expect(new Set(scores).size, enterprise.name).toBeGreaterThan(8);
    }
  });

  test('is the weighted mean of its dimensions to a tenth', () => {
    for (const { id, sector, name } of all) {
      for (const score of [44.7, 81.2, 97.9]) {
        const scores = dimensionScores(sector, id, score);
        const sum = sectors[sector].dimensions.reduce(
          (so, { key, weight }) => so + (scores[key] ?? 0) * weight,
          0,
        );
        expect(Math.abs(sum / 100 - score), name).toBeLessThanOrEqual(0.05);
        for (const part of Object.values(scores)) expect(part, name).toBeLessThanOrEqual(100);
      }
    }
  });
});

/** Whether characters 9 to 17 are a valid organisation code by GB 11714, as in every assigned code. */
function hasOrganisationCode(creditCode: string): boolean {
  const valueOf = (character: string) => Number.parseInt(character, 36);
  const weights = [3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((so, weight, at) => so + valueOf(creditCode[8 + at] ?? '') * weight, 0);
  const check = 11 - (sum % 11);
  return creditCode[16] === (check === 10 ? 'X' : check === 11 ? '0' : String(check));
}
