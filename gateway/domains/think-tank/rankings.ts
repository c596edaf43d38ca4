import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { jsonColumn } from '../../db/json-column.ts';
import type { RankKind } from '../../db/tables/think-tank-tables.ts';
import { textsShape } from '../shared/json-shapes.ts';
import { scoreOf } from './enterprise-cards.ts';

const readSources = jsonColumn('rankings', 'sources_json', textsShape);

/** periods of the curve of a row, the shown one included */
const curvePeriods = 5;

interface RankingQuery {
  readonly kind: RankKind;
  /** by default the newest */
  readonly period?: string;
  readonly cityId?: string;
  readonly order?: Schemas['RankOrder'];
}

/** A ranking of one period with the curve and the moves of each row. @throws Failure 404 for a period without one */
export async function readRanking(
  db: Database,
  { kind, period, cityId, order = 'rank' }: RankingQuery,
): Promise<Schemas['RankList']> {
  const published = await db
    .selectFrom('rankings')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('period', 'desc')
    .execute();
  const shown = period === undefined ? published[0] : published.find((one) => one.period === period);
  if (shown === undefined) throw notFound('没有这一期榜单。');
  const rows = await rowsUpTo(
    db,
    kind,
    published.map((one) => one.period).filter((one) => one <= shown.period),
  );
  const list = rows.filter((row) => cityId === undefined || row.cityId === cityId);
  if (order === 'change') list.sort((a, b) => (b.change ?? 0) - (a.change ?? 0) || a.rank - b.rank);
  return {
    kind,
    title: shown.title,
    period: shown.period,
    periods: published.map((one) => one.period),
    ...(cityId !== undefined && { cityId }),
    order,
    list,
    method: shown.method,
    sources: readSources(shown.sources_json, `${kind} ${shown.period}`),
    asOf: shown.as_of,
  };
}

/** @param periods newest first; the first is shown */
async function rowsUpTo(
  db: Database,
  kind: RankKind,
  periods: readonly string[],
): Promise<Schemas['RankRow'][]> {
  const [newest, before] = periods;
  const stored = await db
    .selectFrom('rank_rows')
    .leftJoin('enterprises', (join) =>
      join.onRef('enterprises.id', '=', 'rank_rows.enterprise_id').on('enterprises.is_hidden', '=', 0),
    )
    .select([
      'rank_rows.period',
      'rank_rows.rank',
      'rank_rows.name',
      'rank_rows.city_id',
      'rank_rows.score',
      'rank_rows.reason',
      'enterprises.id as enterprise_id',
      'enterprises.sector',
    ])
    .where('kind', '=', kind)
    .where('period', 'in', periods.slice(0, curvePeriods))
    .orderBy('period')
    .orderBy('rank')
    .execute();
  const byName = Map.groupBy(stored, ({ name }) => name);
  return stored
    .filter((row) => row.period === newest)
    .map((row) => {
      const history = byName.get(row.name) ?? [];
      const earlier = history.find((one) => one.period === before);
      return {
        rank: row.rank,
        name: row.name,
        ...(row.enterprise_id !== null && { enterpriseId: row.enterprise_id }),
        ...(row.sector !== null && { sector: row.sector }),
        cityId: row.city_id,
        score: scoreOf(row.score),
        ...(earlier !== undefined && { change: earlier.rank - row.rank }),
        values: history.map(({ score }) => scoreOf(score)),
        reason: row.reason,
      };
    });
}

const inTop = 3;
const kinds: readonly RankKind[] = ['travel', 'region', 'education', 'economics'];

/** The first rows of each ranking's newest period. */
export async function rankingTops(db: Database): Promise<Schemas['RankTop'][]> {
  const published = await db
    .selectFrom('rankings')
    .select(['kind', 'period', 'title'])
    .orderBy('period', 'desc')
    .execute();
  const newest = kinds.flatMap((kind) => published.find((one) => one.kind === kind) ?? []);
  return Promise.all(
    newest.map(async ({ kind, period, title }) => {
      const { list, sources, asOf } = await readRanking(db, { kind, period });
      return { kind, title, period, top: list.slice(0, inTop), sources, asOf };
    }),
  );
}
