import * as v from 'valibot';
import { isSectorName } from '../../../rules/think-tank/sector.ts';
import { sectors } from '../../../rules/think-tank/sectors.gen.ts';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { jsonColumn, schemaOf } from '../../db/json-column.ts';
import { readDimensions, readPictures, scoreOf, shownEnterprises } from './enterprise-cards.ts';
import type { StoredFact, StoredTable } from './enterprise-store.ts';
import { expertsOfSector, reportsOfSector } from './experts.ts';

const readFacts = jsonColumn(
  'enterprises',
  'facts_json',
  v.array(
    schemaOf<StoredFact>()(
      v.object({ key: v.string(), value: v.string(), source: v.string(), asOf: v.string() }),
    ),
  ),
);
export const readTable = jsonColumn(
  'enterprises',
  'table_json',
  schemaOf<StoredTable>()(
    v.object({
      rows: v.array(v.record(v.string(), v.string())),
      source: v.string(),
      asOf: v.string(),
    }),
  ),
);
const readHours = jsonColumn(
  'enterprises',
  'opening_hours_json',
  schemaOf<Schemas['OpeningHours']>()(
    v.object({
      spans: v.array(v.object({ weekday: v.number(), from: v.string(), to: v.string() })),
      note: v.exactOptional(v.string()),
    }),
  ),
);

const missing = () => notFound('没有这家机构。');

/** The profile of an enterprise, with labels and units by its sector. @throws Failure 404 */
export async function readEnterprise(db: Database, id: string): Promise<Schemas['Enterprise']> {
  const row = await shownEnterprises(db).selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || !isSectorName(row.sector)) throw missing();
  const sector = sectors[row.sector];
  const index = await indexOf(db, row);
  const facts = new Map(readFacts(row.facts_json, id).map((fact) => [fact.key, fact]));
  const table = readTable(row.table_json, id);
  const pictures = readPictures(row.pictures_json, id);
  const [cover] = pictures;
  return {
    id,
    name: row.name,
    sector: row.sector,
    cityId: row.city_id,
    letter: row.letter,
    initials: row.initials,
    ...(cover && { cover }),
    score: index.score,
    ...(index.change !== undefined && { change: index.change }),
    mark: row.mark,
    isAd: row.is_ad === 1,
    isSample: row.is_sample === 1,
    summary: row.summary,
    pictures,
    address: row.address,
    ...(row.longitude !== null &&
      row.latitude !== null && { place: { longitude: row.longitude, latitude: row.latitude } }),
    ...(row.phone !== null && { phone: row.phone }),
    ...(row.opening_hours_json !== null && { openingHours: readHours(row.opening_hours_json, id) }),
    founded: row.founded,
    creditCode: row.credit_code,
    facts: sector.facts.flatMap(({ key, label, unit }) => {
      const fact = facts.get(key);
      return fact === undefined ? [] : [{ ...fact, label, ...(unit !== undefined && { unit }) }];
    }),
    tables: [
      {
        key: sector.table.key,
        title: sector.table.title,
        columns: sector.table.columns.map((column) => ({ ...column })),
        ...table,
      },
    ],
    index,
    ranks: await ranksOf(db, id),
    reports: await reportsOfSector(db, row.sector),
    experts: await expertsOfSector(db, row.sector),
  };
}

interface Ranked {
  readonly id: string;
  readonly sector: string;
  readonly score: number;
}

/** The index of the newest period, and the place in the sector. @throws Failure 404 for an enterprise without one */
async function indexOf(db: Database, { id, sector, score }: Ranked): Promise<Schemas['EnterpriseIndex']> {
  const [newest, before] = await db
    .selectFrom('enterprise_index')
    .selectAll()
    .where('enterprise_id', '=', id)
    .orderBy('period', 'desc')
    .limit(2)
    .execute();
  if (newest === undefined || !isSectorName(sector)) throw missing();
  const { of, above } = await shownEnterprises(db)
    .select(({ fn, eb }) => [
      fn.countAll().as('of'),
      fn.sum(eb.case().when('score', '>', score).then(1).else(0).end()).as('above'),
    ])
    .where('sector', '=', sector)
    .executeTakeFirstOrThrow();
  const values = readDimensions(newest.dimensions_json, id);
  return {
    score: scoreOf(newest.score),
    rank: Number(above) + 1,
    of: Number(of),
    ...(before !== undefined && { change: scoreOf(newest.score - before.score) }),
    period: newest.period,
    dimensions: sectors[sector].dimensions.flatMap(({ key, label, weight }) => {
      const value = values[key];
      return value === undefined ? [] : [{ key, label, weight, score: scoreOf(value) }];
    }),
    source: newest.source,
    asOf: newest.as_of,
  };
}

/** The newest period of each ranking in which the enterprise appears. */
async function ranksOf(db: Database, id: string): Promise<Schemas['EnterpriseRank'][]> {
  const rows = await db
    .selectFrom('rank_rows')
    .innerJoin('rankings', (join) =>
      join.onRef('rankings.kind', '=', 'rank_rows.kind').onRef('rankings.period', '=', 'rank_rows.period'),
    )
    .select(['rank_rows.kind', 'rank_rows.period', 'rank_rows.rank', 'rankings.title'])
    .select(({ selectFrom }) =>
      selectFrom('rank_rows as all')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('all.kind', '=', 'rank_rows.kind')
        .whereRef('all.period', '=', 'rank_rows.period')
        .as('of'),
    )
    .where('rank_rows.enterprise_id', '=', id)
    .orderBy('rank_rows.kind')
    .orderBy('rank_rows.period', 'desc')
    .execute();
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const [newest, before] = rows.filter((row) => row.kind === kind);
    if (newest === undefined) return [];
    const { title, period, rank, of } = newest;
    const change = before === undefined ? undefined : before.rank - rank;
    return [{ kind, title, period, rank, of: Number(of ?? 0), ...(change !== undefined && { change }) }];
  });
}
