import { sectorNames } from '../../../rules/think-tank/sector-names.gen.ts';
import { isSectorName } from '../../../rules/think-tank/sector.ts';
import { notFound } from '../../contract/failure.ts';
import type { Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../shared/deps.ts';
import { fetchPage, hottestFirst, newestFirst, readPage, type Page } from '../shared/paging.ts';
import { cardsWithIds } from '../shared/story-cards.ts';
import { cardColumns, newestIndexes, shownEnterprises, toCard } from './enterprise-cards.ts';
import { readEnterprise } from './enterprise-profile.ts';
import { listExperts, listReports, readExpert, readReport } from './experts.ts';
import { readIndexChart } from './index-chart.ts';
import { rankingTops, readRanking } from './rankings.ts';

type ThinkTankOperation =
  | 'getEnterprise'
  | 'getRanking'
  | 'listEnterpriseNews'
  | 'getIndexChart'
  | 'getExpert'
  | 'getThinkTankHome'
  | 'listEnterpriseNames'
  | 'listEnterprises'
  | 'listExperts'
  | 'listReports'
  | 'getReport';

const reportsOnHome = 4;
const expertsOnHome = 6;

export function thinkTankHandlers({ db }: Deps): Pick<Handlers, ThinkTankOperation> {
  return {
    getEnterprise: ({ body: { enterpriseId } }) => readEnterprise(db, enterpriseId),
    getRanking: ({ body }) => readRanking(db, body),
    listEnterpriseNews: ({ body }) =>
      enterpriseNews(db, body.enterpriseId, readPage('body', body, newestFirst)),
    getIndexChart: ({ body }) => readIndexChart(db, body),
    getExpert: ({ body: { expertId } }) => readExpert(db, expertId),
    getThinkTankHome: () => home(db),
    listEnterpriseNames: () => names(db),
    listEnterprises: ({ body }) => sectorPage(db, body, readPage('body', body, hottestFirst)),
    listExperts: async () => ({ list: await listExperts(db) }),
    listReports: ({ body }) => listReports(db, readPage('body', body, newestFirst)),
    getReport: ({ query: { reportId } }) => readReport(db, reportId),
  };
}

/** Stories about an enterprise, newest first; none for an unknown one. */
async function enterpriseNews(db: Database, id: string, page: Page<string>): Promise<Schemas['NewsPage']> {
  const { rows, ...next } = await fetchPage(
    db.selectFrom('enterprise_news').select(['news_id', 'published_at']).where('enterprise_id', '=', id),
    page,
    {
      order: newestFirst,
      by: ['published_at', 'news_id'],
      positionOf: ({ news_id, published_at }) => ({ key: published_at, id: news_id }),
    },
  );
  const list = await cardsWithIds(
    db,
    rows.map((row) => row.news_id),
  );
  return { list, ...next };
}

/** The index is left out before anything was measured. */
async function home(db: Database): Promise<Schemas['ThinkTankHome']> {
  const counts = await shownEnterprises(db)
    .select(({ fn }) => ['sector', fn.countAll().as('count')])
    .groupBy('sector')
    .execute();
  const bySector = new Map(counts.map(({ sector, count }) => [sector, Number(count)]));
  const measured = await db.selectFrom('enterprise_index').select('period').limit(1).executeTakeFirst();
  return {
    ...(measured !== undefined && { index: await readIndexChart(db, {}) }),
    sectors: sectorNames.map((sector) => ({ sector, count: bySector.get(sector) ?? 0 })),
    rankings: await rankingTops(db),
    reports: (await listReports(db, { size: reportsOnHome })).list,
    experts: await listExperts(db, expertsOnHome),
  };
}

async function names(db: Database): Promise<Schemas['EnterpriseNames']> {
  const rows = await shownEnterprises(db)
    .select(['id', 'name', 'sector', 'city_id', 'letter', 'initials'])
    .orderBy('letter')
    .orderBy('initials')
    .orderBy('name')
    .execute();
  const list = rows.map(({ city_id: cityId, ...row }) => ({ ...row, cityId }));
  // `#` sorts before A
  return {
    list: [...list.filter(({ letter }) => letter !== '#'), ...list.filter(({ letter }) => letter === '#')],
  };
}

interface SectorQuery {
  readonly sector: string;
  readonly cityId?: string;
}

/** Enterprises of a sector by score. @throws Failure 404 for an unknown sector */
async function sectorPage(
  db: Database,
  { sector, cityId }: SectorQuery,
  page: Page<number>,
): Promise<Schemas['EnterprisePage']> {
  if (!isSectorName(sector)) throw notFound('没有这个行业。');
  const ofSector = shownEnterprises(db)
    .where('sector', '=', sector)
    .$if(cityId !== undefined, (query) => query.where('city_id', '=', cityId ?? ''));
  const { rows, ...next } = await fetchPage(ofSector.select(cardColumns), page, {
    order: hottestFirst,
    by: ['score', 'id'],
    positionOf: ({ id, score }) => ({ key: score, id }),
  });
  const { total } = await ofSector.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const newest = await newestIndexes(
    db,
    rows.map(({ id }) => id),
  );
  return { list: rows.map((row) => toCard(row, newest)), total: Number(total), ...next };
}
