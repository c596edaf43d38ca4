import type { components } from 'qlwb-gateway-sdk/schema';
import { sectors } from '#rules/think-tank/sectors.gen.ts';
import type { SectorName } from '#rules/think-tank/sector-names.gen.ts';
import type { Enterprise } from '../shared/think-tank-types.ts';

const source = '山东省统计局';
const asOf = '2026-09-30';

const picture = (number: number) => ({
  url: `/media/ent-${number}.webp`,
  alt: `外景 ${number}`,
  color: '#445566',
  width: 1600,
  height: 900,
});

/** An enterprise with every block of its sector. */
export function testEnterprise(sector: SectorName = '3AScenicSpot'): Enterprise {
  const { facts, table, dimensions } = sectors[sector];
  return {
    id: `ent-${sector}-01`,
    name: '示例泉湖',
    sector,
    cityId: '135',
    letter: 'S',
    initials: 'slqh',
    cover: picture(1),
    score: 86.5,
    change: 1.2,
    isSample: true,
    mark: 'certified',
    isAd: false,
    summary: '湖面开阔，四季可游。',
    pictures: [picture(1), picture(2), picture(3)],
    address: '济南市历下区泉湖路 1 号',
    place: { longitude: 117.02, latitude: 36.67 },
    phone: '0531-0012 3456',
    openingHours: {
      spans: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '17:30' })),
      note: '停止检票 17:00',
    },
    founded: '1998-05-01',
    creditCode: '91370100MA3C0000XA',
    facts: facts.map(({ key, label, unit }, index) => ({
      key,
      label,
      value: String(index + 1),
      ...(unit !== undefined && { unit }),
      source,
      asOf,
    })),
    tables: [
      {
        key: table.key,
        title: table.title,
        columns: table.columns.map((column) => ({ ...column })),
        rows: [Object.fromEntries(table.columns.map(({ key }, index) => [key, `值${index}`]))],
        source,
        asOf,
      },
    ],
    index: {
      score: 86.5,
      rank: 2,
      of: 20,
      change: 1.2,
      period: '2026-10',
      dimensions: dimensions.map((dimension) => ({ ...dimension, score: 80 })),
      source: '齐鲁晚报智库',
      asOf: '2026-10-31',
    },
    ranks: [{ kind: 'travel', title: '文旅影响力榜', period: '2026-10', rank: 3, of: 60, change: -2 }],
    reports: [
      {
        id: 'rep-01',
        title: '文旅消费观察',
        summary: '报告摘要',
        publishedAt: '2026-10-20 09:00:00',
        authors: ['示例作者'],
        cover: picture(4),
        characters: 3200,
        isSample: true,
      },
    ],
    experts: [
      {
        id: 'exp-01',
        name: '示例专家',
        title: '研究员',
        field: '文旅',
        portrait: picture(5),
        isSample: true,
      },
    ],
  };
}

const periods = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);

export const testChart: components['schemas']['IndexChart'] = {
  title: '示例泉湖',
  periods,
  series: [{ name: '示例泉湖', values: periods.map((_, index) => 70 + index) }],
  source: '齐鲁晚报智库',
  asOf: '2026-10-31',
  sentence: '近 12 期从 70 升到 81',
};
