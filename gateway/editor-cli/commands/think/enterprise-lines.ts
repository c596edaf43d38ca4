import { isCreditCode } from '../../../../rules/people/credit-code.ts';
import { isSectorName } from '../../../../rules/think-tank/sector.ts';
import { sectors } from '../../../../rules/think-tank/sectors.gen.ts';
import type { EnterpriseEntry, IndexEntry } from '../../../domains/think-tank/enterprise-store.ts';
import { cityIdOf } from '../../../domains/shared/cities.ts';
import { proposalText, type LetterProposal } from './propose-letter.ts';

/** Columns of an enterprise. A fact has a column of its own, `fact:` and its key. */
export const enterpriseColumns = [
  'id',
  'name',
  'sector',
  'city',
  'letter',
  'initials',
  'summary',
  'address',
  'longitude',
  'latitude',
  'phone',
  'founded',
  'creditCode',
  'mark',
  'ad',
  'pictures',
  'source',
  'asOf',
] as const;
export type EnterpriseColumn = (typeof enterpriseColumns)[number] | `fact:${string}`;

export const isFactColumn = (name: string): name is `fact:${string}` => /^fact:[A-Za-z]\w*$/.test(name);

/** Columns of an index value. A dimension has a column of its own, `dim:` and its key. */
export const indexColumns = ['id', 'period', 'score', 'source', 'asOf'] as const;
export type IndexColumn = (typeof indexColumns)[number] | `dim:${string}`;

export const isDimensionColumn = (name: string): name is `dim:${string}` => /^dim:[A-Za-z]\w*$/.test(name);

type Values<Column extends string> = Readonly<Partial<Record<Column, string>>>;
export type Checked<Entry> =
  | {
      readonly entry: Entry;
      /** what the editor should look at though it is valid */
      readonly note?: string;
    }
  | { readonly faults: readonly string[] };

/** What is stored of an enterprise and may be missing in a CSV file. */
interface StoredEnterprise {
  readonly name: string;
  readonly letter: string;
  readonly initials: string;
  readonly table: EnterpriseEntry['table'];
}

/** shown until the picture arrives, where nothing is known of it */
const unknownColor = '#e6e6e1';
const day = /^\d{4}-\d{2}-\d{2}$/;
const month = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * Reads an enterprise: which column breaks which rule, or the entry. Without a letter or initials, the stored ones of the
 * same name are kept, else proposed ones are taken.
 * @param known what is stored of it
 */
export function checkEnterprise(
  values: Values<EnterpriseColumn>,
  known: StoredEnterprise | undefined,
  propose: (name: string) => LetterProposal,
): Checked<EnterpriseEntry> {
  const text = (column: EnterpriseColumn) => values[column] ?? '';
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  const sector = text('sector');
  const cityId = cityIdOf(text('city'));
  const pictures = text('pictures').split(/\s+/).filter(Boolean);
  const mark = text('mark');
  const source = text('source');
  const asOf = text('asOf');
  const kept = known?.name === text('name') ? known : undefined;
  const proposed =
    kept === undefined && text('name') !== '' && (text('letter') === '' || text('initials') === '')
      ? propose(text('name'))
      : undefined;
  const letter = text('letter') || (kept ?? proposed)?.letter || '';
  const initials = text('initials') || (kept ?? proposed)?.initials || '';
  expect(/^[A-Za-z0-9_-]{1,64}$/.test(text('id')), 'id：字母、数字、- 和 _ (letters, digits, - and _)');
  expect(text('name') !== '', 'name：不能为空 (required)');
  expect(isSectorName(sector), `sector：没有行业 ${sector} (no such sector)`);
  expect(cityId !== undefined, 'city：应为山东的城市名 (a city of Shandong)');
  expect(/^[A-Z#]$/.test(letter), 'letter：A 到 Z 或 # (A to Z or #)');
  expect(/^[a-z0-9]{1,20}$/.test(initials), 'initials：拼音首字母，小写 (lower case)');
  expect(text('address') !== '', 'address：不能为空 (required)');
  expect(day.test(text('founded')), 'founded：YYYY-MM-DD');
  expect(isCreditCode(text('creditCode')), 'creditCode：校验位不符 (wrong check character)');
  expect(mark === 'certified' || mark === 'editorial', 'mark：certified 或 editorial');
  expect(
    pictures.length >= 3 && pictures.length <= 9,
    'pictures：3 到 9 个地址，用空格隔开 (3 to 9 addresses)',
  );
  expect(source !== '', 'source：数字必须有来源 (numbers need a source)');
  expect(day.test(asOf), 'asOf：数字必须有日期，YYYY-MM-DD (numbers need a date)');
  const place = placeOf(text('longitude'), text('latitude'));
  expect(place !== 'wrong', 'longitude、latitude：度数，要么都写要么都不写 (both or neither, degrees)');
  const facts = factsOf(values);
  if (isSectorName(sector)) {
    const keys = new Set(sectors[sector].facts.map(({ key }) => key));
    for (const { key } of facts)
      expect(keys.has(key), `fact:${key}：${sectors[sector].label}没有这一项 (not a fact of the sector)`);
  }
  if (faults.length > 0 || cityId === undefined || (mark !== 'certified' && mark !== 'editorial'))
    return { faults };
  const phone = text('phone');
  return {
    entry: {
      id: text('id'),
      name: text('name'),
      sector,
      cityId,
      letter,
      initials,
      summary: text('summary'),
      pictures: pictures.map((url) => ({ url, width: 0, height: 0, color: unknownColor, alt: text('name') })),
      address: text('address'),
      ...(place !== undefined && place !== 'wrong' && { place }),
      ...(phone !== '' && { phone }),
      founded: text('founded'),
      creditCode: text('creditCode'),
      mark,
      isAd: text('ad') !== '',
      facts: facts.map((fact) => ({ ...fact, source, asOf })),
      table: known?.table ?? { rows: [], source, asOf },
    },
    ...(proposed && { note: `letter、initials：${proposalText(proposed)}` }),
  };
}

function factsOf(
  values: Values<EnterpriseColumn>,
): readonly { readonly key: string; readonly value: string }[] {
  return Object.entries(values).flatMap(([column, value = '']) =>
    isFactColumn(column) && value !== '' ? [{ key: column.slice('fact:'.length), value }] : [],
  );
}

function placeOf(longitude: string, latitude: string): EnterpriseEntry['place'] | 'wrong' {
  if (longitude === '' && latitude === '') return undefined;
  const place = { longitude: Number(longitude), latitude: Number(latitude) };
  const isPlace =
    longitude !== '' && latitude !== '' && Math.abs(place.longitude) <= 180 && Math.abs(place.latitude) <= 90;
  return isPlace ? place : 'wrong';
}

/** Reads a value of the index. @param sectorOf the sector of a stored enterprise */
export function checkIndex(
  values: Values<IndexColumn>,
  sectorOf: (id: string) => string | undefined,
): Checked<IndexEntry> {
  const text = (column: IndexColumn) => values[column] ?? '';
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  const sector = sectorOf(text('id'));
  expect(sector !== undefined, `id：没有机构 ${text('id')} (no such enterprise)`);
  expect(month.test(text('period')), 'period：YYYY-MM');
  expect(isScore(text('score')), 'score：0 到 100 (0 to 100)');
  expect(text('source') !== '', 'source：数字必须有来源 (numbers need a source)');
  expect(day.test(text('asOf')), 'asOf：数字必须有日期，YYYY-MM-DD (numbers need a date)');
  const dimensions: Record<string, number> = {};
  for (const [column, value = ''] of Object.entries(values)) {
    if (!isDimensionColumn(column) || value === '') continue;
    expect(isScore(value), `${column}：0 到 100 (0 to 100)`);
    dimensions[column.slice('dim:'.length)] = Number(value);
  }
  if (sector !== undefined && isSectorName(sector))
    for (const { key } of sectors[sector].dimensions)
      expect(dimensions[key] !== undefined, `dim:${key}：不能为空 (required)`);
  if (faults.length > 0) return { faults };
  return {
    entry: {
      enterpriseId: text('id'),
      period: text('period'),
      score: Number(text('score')),
      dimensions,
      source: text('source'),
      asOf: text('asOf'),
    },
  };
}

const isScore = (text: string): boolean => text !== '' && Number(text) >= 0 && Number(text) <= 100;
