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

/** @param newest by id; without an enterprise that has no index yet */
export function toCard(row: CardRow, newest: ReadonlyMap<string, NewestIndex>): Schemas['EnterpriseCard'] {
  const [cover] = readPictures(row.pictures_json, row.id);
  const measured = newest.get(row.id);
  return {
    id: row.id,
    name: row.name,
    sector: row.sector,
    cityId: row.city_id,
    letter: row.letter,
    initials: row.initials,
    ...(cover && { cover }),
    score: scoreOf(row.score),
    ...(measured?.before !== undefined && { change: scoreOf(row.score - measured.before) }),
    ...(measured && { source: measured.source, asOf: measured.asOf }),
    mark: row.mark,
    isAd: row.is_ad === 1,
    isSample: row.is_sample === 1,
  };
}

interface NewestIndex {
  readonly source: string;
  readonly asOf: string;
  /** hundredths of the period before, if there is one */
  readonly before: number | undefined;
}

/** Where the newest score of each enterprise comes from, and the score before it. */
export async function newestIndexes(db: Database, ids: readonly string[]): Promise<Map<string, NewestIndex>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('enterprise_index as index')
    .select(['index.enterprise_id', 'index.score', 'index.source', 'index.as_of'])
    .where('index.enterprise_id', 'in', ids)
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom('enterprise_index as later')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('later.enterprise_id', '=', 'index.enterprise_id')
          .whereRef('later.period', '>', 'index.period'),
        '<=',
        1,
      ),
    )
    .orderBy('index.period', 'desc')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ enterprise_id: id }) => id)].flatMap(([id, [newest, before]]) =>
      newest === undefined
        ? []
        : [[id, { source: newest.source, asOf: newest.as_of, before: before?.score }] as const],
    ),
  );
}
