import { isSectorName } from '../../rules/think-tank/sector.ts';
import type { SectorName } from '../../rules/think-tank/sector-names.gen.ts';
import { sectors } from '../../rules/think-tank/sectors.gen.ts';
import type { Story } from '../../gateway/domains/news/story/story-store.ts';
import type { DemoContent } from './schema/demo-content.ts';
import type { DemoEnterprise, DemoSector } from './schema/think-tank-schema.ts';
import { day, type LoadContext, picturesOf, type Pictures, timeAgo } from './load-context.ts';
import { seededRandom } from './seeded-random.ts';
import { dimensionScores, meanOf, periodsBefore, scoresOf } from './think-tank-index.ts';
import { relatedNews } from './think-tank-news.ts';
import { villageStories } from './villages.ts';
import { type Contender, rankAt } from './think-tank-rankings.ts';

/** periods that each ranking has */
const rankingPeriods = 5;
/** stories of other cities per step of the size */
const newsBySize = 5;
/** stories of other cities beside an expert's views */
const mostExpertNews = 6;

const dateAgo = (days: number, context: LoadContext): string => timeAgo(days * day, context).slice(0, 10);

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

/** Facts in the order of the sector, each with its source and the day of the check. */
function factsOf({ sector, file, enterprise }: Scored, asOf: string) {
  return sectors[sector].facts.flatMap(({ key, label, unit }) => {
    const value = enterprise.facts[key];
    return value === undefined
      ? []
      : [
          {
            key,
            label,
            value,
            ...(unit !== undefined && { unit }),
            source: file.sources.byFact[key] ?? file.sources.facts,
            asOf,
          },
        ];
  });
}

/** The people who are ranked: the enterprises of the ranking's sectors, then the others. */
function contendersOf(
  { sectors: ranked, others }: DemoContent['thinkTank']['rankings'][number],
  scored: readonly Scored[],
  periods: readonly string[],
): Contender[] {
  return [
    ...scored
      .filter(({ sector }) => ranked.includes(sector))
      .map(({ sector, file, enterprise: { id, name, cityId }, scores }) => ({
        name,
        cityId,
        enterprise: { id, sector },
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

/** Everything of the think-tank, in the shapes of the contract; the same on every load at the same time. */
export function thinkTankOf(content: DemoContent, loaded: readonly Story[], context: LoadContext) {
  const pictures = picturesOf(content, context);
  const villages = villageStories(content.villages, pictures, context).map(({ story }) => story);
  const stories = [...loaded, ...villages];
  const periods = periodsBefore(context.now);
  const scored = scoredEnterprises(content, periods);
  return {
    periods,
    enterprises: scored.map((one) => enterpriseOf(one, { content, pictures, stories, context })),
    experts: expertsOf(content, pictures, stories, context),
    rankings: content.thinkTank.rankings.map((ranking) => {
      const contenders = contendersOf(ranking, scored, periods);
      const { kind, title, method, sources, reasons } = ranking;
      return {
        kind,
        title,
        method,
        sources,
        lists: periods.slice(-rankingPeriods).map((period, at) => ({
          period,
          rows: rankAt(contenders, periods.length - rankingPeriods + at, period, reasons),
        })),
      };
    }),
    curves: curvesOf(scored),
  };
}

interface Loading {
  readonly content: DemoContent;
  readonly pictures: Pictures;
  readonly stories: readonly Story[];
  readonly context: LoadContext;
}

function enterpriseOf(one: Scored, { content, pictures, stories, context }: Loading) {
  const { sector, file, enterprise, scores } = one;
  const {
    openingHours,
    longitude,
    latitude,
    facts: _,
    rows,
    size: __,
    checkedDaysAgo,
    ad,
    ...own
  } = enterprise;
  const asOf = dateAgo(checkedDaysAgo, context);
  const score = scores.at(-1) ?? 0;
  return {
    ...own,
    sector,
    ad: ad ?? false,
    pictures: own.pictures.flatMap((name) => pictures.get(name) ?? []),
    map: { longitude, latitude },
    openingHours: {
      days: openingHours.days.map((weekday) => ({ weekday, from: openingHours.from, to: openingHours.to })),
      ...(openingHours.note !== undefined && { note: openingHours.note }),
    },
    facts: factsOf(one, asOf),
    tables: [
      {
        title: sectors[sector].table.title,
        columns: sectors[sector].table.columns,
        rows,
        source: file.sources.table,
        asOf,
      },
    ],
    scores,
    dimensions: dimensionScores(sector, enterprise.id, score),
    indexSource: file.sources.index,
    newsIds: relatedNews(enterprise.cityId, file, stories, enterprise.size * newsBySize),
    expertIds: content.thinkTank.experts
      .filter((expert) => expert.sectors.includes(sector))
      .map(({ id }) => id),
  };
}

function expertsOf(
  { thinkTank, thinkTankSectors }: DemoContent,
  pictures: Pictures,
  stories: readonly Story[],
  context: LoadContext,
) {
  return thinkTank.experts.map(({ portrait, views, events, cityId, sectors: fields, ...expert }) => ({
    ...expert,
    portrait: pictures.get(portrait),
    newsIds: relatedNews(
      cityId,
      {
        newsLabels: fields.flatMap((sector) => thinkTankSectors[sector]?.newsLabels ?? []),
        villageChapters: [],
      },
      stories,
      mostExpertNews,
    ),
    views: views.map(({ daysAgo, ...view }) => ({ ...view, date: dateAgo(daysAgo, context) })),
    events: events.map(({ inDays, ...event }) => ({ ...event, date: dateAgo(-inDays, context) })),
    sectors: fields,
  }));
}

/** The curves of each sector and of all sectors together. */
function curvesOf(scored: readonly Scored[]) {
  const bySector = [...Map.groupBy(scored, ({ sector }) => sector)].map(([sector, list]) => ({
    sector,
    scores: meanOf(list.map(({ scores }) => scores)),
  }));
  return { sectors: bySector, whole: meanOf(bySector.map(({ scores }) => scores)) };
}
