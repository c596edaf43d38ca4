import type { Transaction } from 'kysely';
import { isSectorName } from '../../rules/think-tank/sector.ts';
import type { SectorName } from '../../rules/think-tank/sector-names.gen.ts';
import { sectors } from '../../rules/think-tank/sectors.gen.ts';
import type { Schema } from '../../gateway/db/schema.ts';
import type { Story } from '../../gateway/domains/news/story/story-store.ts';
import {
  relateNews,
  saveEnterprises,
  saveIndex,
  saveRanking,
  type EnterpriseEntry,
  type IndexEntry,
  type RankingEntry,
} from '../../gateway/domains/think-tank/enterprise-store.ts';
import { type ExpertEntry, insertExperts } from '../../gateway/domains/think-tank/expert-store.ts';
import type { DemoContent } from './schema/demo-content.ts';
import type { DemoEnterprise, DemoRanking, DemoSector } from './schema/think-tank-schema.ts';
import { day, type LoadContext, picturesOf, type Pictures, timeAgo } from './load-context.ts';
import { seededRandom } from './seeded-random.ts';
import { dimensionScores, endOfPeriod, periodsBefore, scoresOf } from './think-tank-index.ts';
import { relatedNewsFinder } from './think-tank-news.ts';
import { type Contender, rankAt } from './think-tank-rankings.ts';
import { villageStories } from './villages.ts';

/** periods that each ranking has */
const rankingPeriods = 5;
/** stories of other cities beside an enterprise, per step of its size */
const newsBySize = 4;
/** stories of other cities beside an expert */
const expertNews = 6;

/** Loads experts, enterprises with their index and related stories, and rankings. The stories must be loaded already. */
export async function insertThinkTank(
  transaction: Transaction<Schema>,
  content: DemoContent,
  stories: readonly Story[],
  context: LoadContext,
): Promise<void> {
  const pictures = picturesOf(content, context);
  const all = [...stories, ...villageStories(content.villages, pictures, context).map(({ story }) => story)];
  const periods = periodsBefore(context.now);
  const scored = scoredEnterprises(content, periods);
  await insertExperts(transaction, expertsOf(content, all, pictures, context));
  await saveEnterprises(
    transaction,
    scored.map((one) => enterpriseOf(one, pictures, context)),
  );
  await saveIndex(
    transaction,
    scored.flatMap((one) => indexOf(one, periods)),
  );
  await relateNews(
    transaction,
    Object.values(content.thinkTankSectors).flatMap((file) => newsOf(file, all)),
  );
  for (const ranking of content.thinkTank.rankings)
    for (const entry of rankingsOf(ranking, contendersOf(ranking, scored, periods), periods))
      await saveRanking(transaction, entry);
}

interface Scored {
  readonly sector: SectorName;
  readonly file: DemoSector;
  readonly enterprise: DemoEnterprise;
  /** for each period, oldest first */
  readonly scores: readonly number[];
}

/** The enterprises of the sectors that have content, with their curves. */
function scoredEnterprises({ thinkTankSectors }: DemoContent, periods: readonly string[]): Scored[] {
  return Object.entries(thinkTankSectors).flatMap(([sector, file]) =>
    isSectorName(sector)
      ? file.enterprises.map((enterprise) => ({
          sector,
          file,
          enterprise,
          scores: scoresOf(enterprise, file.events, periods),
        }))
      : [],
  );
}

const dateAgo = (days: number, context: LoadContext): string => timeAgo(days * day, context).slice(0, 10);

function enterpriseOf(
  { sector, file: { sources }, enterprise }: Scored,
  pictures: Pictures,
  context: LoadContext,
): EnterpriseEntry {
  const { id, name, longitude, latitude, openingHours, facts, rows, ad } = enterprise;
  const { days, from, to, note } = openingHours;
  const asOf = dateAgo(enterprise.checkedDaysAgo, context);
  return {
    id,
    name,
    sector,
    cityId: enterprise.cityId,
    letter: enterprise.letter,
    initials: enterprise.initials,
    summary: enterprise.summary,
    pictures: enterprise.pictures.flatMap((picture) => pictures.get(picture) ?? []),
    address: enterprise.address,
    place: { longitude, latitude },
    phone: enterprise.phone,
    openingHours: {
      spans: days.map((weekday) => ({ weekday, from, to })),
      ...(note !== undefined && { note }),
    },
    founded: enterprise.founded,
    creditCode: enterprise.creditCode,
    mark: enterprise.mark,
    isAd: ad ?? false,
    isSample: true,
    facts: sectors[sector].facts.flatMap(({ key }) => {
      const value = facts[key];
      return value === undefined ? [] : [{ key, value, source: sources.byFact[key] ?? sources.facts, asOf }];
    }),
    table: { rows, source: sources.table, asOf },
  };
}

/** The values of all periods; only the newest shows its dimensions. */
function indexOf(
  { sector, file, enterprise: { id }, scores }: Scored,
  periods: readonly string[],
): IndexEntry[] {
  return periods.map((period, at) => {
    const score = scores[at] ?? 0;
    return {
      enterpriseId: id,
      period,
      score,
      dimensions: at === periods.length - 1 ? dimensionScores(sector, id, score) : {},
      source: file.sources.index,
      asOf: endOfPeriod(period),
    };
  });
}

/** The stories of a sector's enterprises. */
function newsOf(file: DemoSector, stories: readonly Story[]) {
  const relatedNews = relatedNewsFinder(file, stories);
  return file.enterprises.flatMap(({ id, cityId, size }) =>
    relatedNews(cityId, size * newsBySize).map((story) => ({
      enterpriseId: id,
      newsId: story.id,
      publishedAt: story.publishedAt,
    })),
  );
}

/** Who is ranked: the enterprises of the ranking's sectors, and the others that it names. */
function contendersOf(
  { sectors: ranked, others }: DemoRanking,
  scored: readonly Scored[],
  periods: readonly string[],
): Contender[] {
  return [
    ...scored
      .filter(({ sector }) => ranked.includes(sector))
      .map(({ file, enterprise: { id, name, cityId }, scores }) => ({
        name,
        cityId,
        enterpriseId: id,
        scores,
        ...(file.reasons && { reasons: file.reasons }),
      })),
    ...others.map(({ name, cityId }) => ({
      name,
      cityId,
      scores: scoresOf({ id: name, size: seededRandom('size', name).between(2, 5) }, [], periods),
    })),
  ];
}

function rankingsOf(
  { kind, title, method, sources, reasons }: DemoRanking,
  contenders: readonly Contender[],
  periods: readonly string[],
): RankingEntry[] {
  const first = periods.length - rankingPeriods;
  return periods.slice(first).map((period, number) => ({
    kind,
    period,
    title,
    method,
    sources,
    asOf: endOfPeriod(period),
    rows: rankAt(contenders, first + number, { period, isFirst: number === 0, reasons }),
  }));
}

function expertsOf(
  { thinkTank, thinkTankSectors }: DemoContent,
  stories: readonly Story[],
  pictures: Pictures,
  context: LoadContext,
): ExpertEntry[] {
  return thinkTank.experts.flatMap(({ portrait: name, cityId, views, events, ...expert }) => {
    const portrait = pictures.get(name);
    if (portrait === undefined) return [];
    const newsLabels = expert.sectors.flatMap((sector) => thinkTankSectors[sector]?.newsLabels ?? []);
    const related = relatedNewsFinder({ newsLabels, villageChapters: [] }, stories)(cityId, expertNews);
    return [
      {
        ...expert,
        portrait,
        isSample: true,
        views: views.map(({ daysAgo, ...view }) => ({ ...view, date: dateAgo(daysAgo, context) })),
        events: events.map(({ inDays, ...event }) => ({ ...event, date: dateAgo(-inDays, context) })),
        newsIds: related.map(({ id }) => id),
      },
    ];
  });
}
