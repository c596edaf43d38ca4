import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Schemas } from '../../contract/schemas.ts';
import { jsonColumn } from '../../db/json-column.ts';
import type { Database } from '../../db/database.ts';
import type { EnterprisesTable } from '../../db/tables/think-tank-tables.ts';
import { picturesShape } from '../shared/json-shapes.ts';

export const readPictures = jsonColumn('enterprises', 'pictures_json', picturesShape);
export const readDimensions = jsonColumn(
  'enterprise_index',
  'dimensions_json',
  v.record(v.string(), v.number()),
);

/** Columns of a card. */
export const cardColumns = [
  'id',
  'name',
  'sector',
  'city_id',
  'letter',
  'initials',
  'pictures_json',
  'score',
  'mark',
  'is_ad',
  'is_sample',
] as const;

type CardRow = Pick<Selectable<EnterprisesTable>, (typeof cardColumns)[number]>;

/** A score as it is shown, from hundredths. */
export const scoreOf = (stored: number) => Math.round(stored) / 100;

/** Enterprises that editors have not hidden. */
export const shownEnterprises = (db: Database) => db.selectFrom('enterprises').where('is_hidden', '=', 0);

/** @param before hundredths of the period before the newest, by id */
export function toCard(row: CardRow, before: ReadonlyMap<string, number>): Schemas['EnterpriseCard'] {
  const [cover] = readPictures(row.pictures_json, row.id);
  const earlier = before.get(row.id);
  return {
    id: row.id,
    name: row.name,
    sector: row.sector,
    cityId: row.city_id,
    letter: row.letter,
    initials: row.initials,
    ...(cover && { cover }),
    score: scoreOf(row.score),
    ...(earlier !== undefined && { change: scoreOf(row.score - earlier) }),
    mark: row.mark,
    isAd: row.is_ad === 1,
    isSample: row.is_sample === 1,
  };
}

/** Scores of the period before the newest one of each enterprise, in hundredths. */
export async function scoresBefore(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('enterprise_index as index')
    .select(['index.enterprise_id', 'index.score'])
    .where('index.enterprise_id', 'in', ids)
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom('enterprise_index as later')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('later.enterprise_id', '=', 'index.enterprise_id')
          .whereRef('later.period', '>', 'index.period'),
        '=',
        1,
      ),
    )
    .execute();
  return new Map(rows.map(({ enterprise_id: id, score }) => [id, score]));
}
