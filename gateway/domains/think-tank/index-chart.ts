import { isSectorName } from '../../../rules/think-tank/sector.ts';
import { sectors } from '../../../rules/think-tank/sectors.gen.ts';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { scoreOf, shownEnterprises } from './enterprise-cards.ts';

const maxPeriods = 30;
/** enterprises beside the first, as in the contract */
const mostCompared = 3;

interface Series {
  readonly name: string;
  /** hundredths by period */
  readonly values: ReadonlyMap<string, number>;
}

export interface ChartQuery {
  readonly enterpriseId?: string;
  readonly sector?: string;
  /** ids of other enterprises */
  readonly compare?: readonly string[];
}

/**
 * The curve of an enterprise beside its sector and others, of a sector, or of all enterprises.
 * @throws Failure 404 for an unknown enterprise or sector, or if nothing is measured
 */
export async function readIndexChart(
  db: Database,
  { enterpriseId, sector, compare = [] }: ChartQuery,
): Promise<Schemas['IndexChart']> {
  if (enterpriseId !== undefined) {
    const { name, sector: ownSector } = await shownEnterprises(db)
      .select(['name', 'sector'])
      .where('id', '=', enterpriseId)
      .executeTakeFirstOrThrow(missing);
    const others = [...new Set(compare)].filter((id) => id !== enterpriseId);
    const series = [
      await enterpriseSeries(db, enterpriseId, name),
      // four series at most
      ...(others.length < mostCompared ? [await averageSeries(db, ownSector)] : []),
      ...(await otherSeries(db, others)),
    ];
    return chartOf(db, `${name}指数`, series);
  }
  if (sector !== undefined && !isSectorName(sector)) throw missing();
  const name = sector === undefined ? '山东智库指数' : `${sectors[sector].label}指数`;
  return chartOf(db, name, [await averageSeries(db, sector)]);
}

const missing = () => notFound('没有这条曲线。');

async function otherSeries(db: Database, ids: readonly string[]): Promise<Series[]> {
  if (ids.length === 0) return [];
  const found = await shownEnterprises(db).select(['id', 'name']).where('id', 'in', ids).execute();
  return Promise.all(found.map(({ id, name }) => enterpriseSeries(db, id, name)));
}

async function enterpriseSeries(db: Database, id: string, name: string): Promise<Series> {
  const rows = await db
    .selectFrom('enterprise_index')
    .select(['period', 'score'])
    .where('enterprise_id', '=', id)
    .execute();
  return { name, values: new Map(rows.map(({ period, score }) => [period, score])) };
}

/** The mean of a sector, or of all. */
async function averageSeries(db: Database, sector: string | undefined): Promise<Series> {
  const rows = await db
    .selectFrom('enterprise_index')
    .innerJoin('enterprises', 'enterprises.id', 'enterprise_index.enterprise_id')
    .select(({ fn }) => ['period', fn.avg('enterprise_index.score').as('score')])
    .where('is_hidden', '=', 0)
    .$if(sector !== undefined, (query) => query.where('sector', '=', sector ?? ''))
    .groupBy('period')
    .execute();
  const label = sector !== undefined && isSectorName(sector) ? `${sectors[sector].label}平均` : '全部平均';
  return { name: label, values: new Map(rows.map(({ period, score }) => [period, Number(score)])) };
}

async function chartOf(
  db: Database,
  title: string,
  series: readonly Series[],
): Promise<Schemas['IndexChart']> {
  const [first] = series;
  const periods = [...(first?.values.keys() ?? [])].toSorted().slice(-maxPeriods);
  const newest = periods.at(-1);
  if (first === undefined || newest === undefined) throw missing();
  const { source, as_of: asOf } = await db
    .selectFrom('enterprise_index')
    .select(['source', 'as_of'])
    .where('period', '=', newest)
    .limit(1)
    .executeTakeFirstOrThrow(missing);
  // a chart has no gaps: only series that were measured in all of its periods are beside the first
  const whole = series.filter(({ values }) => periods.every((period) => values.has(period)));
  const tenth = (value = 0) => Math.round(scoreOf(value) * 10) / 10;
  return {
    title,
    periods,
    series: whole.map(({ name, values }) => ({
      name,
      values: periods.map((period) => tenth(values.get(period))),
    })),
    source,
    asOf,
    sentence: sentenceOf(title, periods, first, tenth),
  };
}

function sentenceOf(
  title: string,
  periods: readonly string[],
  { values }: Series,
  tenth: (value?: number) => number,
): string {
  const [newest, before] = periods.toReversed();
  const now = tenth(values.get(newest ?? ''));
  const [year = '', month = ''] = newest?.split('-') ?? [];
  const when = `${year}年${Number(month)}月`;
  if (before === undefined) return `${when}${title}为 ${now}。`;
  const moved = Math.round((now - tenth(values.get(before))) * 10) / 10;
  if (moved === 0) return `${when}${title}为 ${now}，与上月持平。`;
  return `${when}${title}为 ${now}，比上月${moved > 0 ? '高' : '低'} ${Math.abs(moved)}。`;
}
