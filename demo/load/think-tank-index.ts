import type { SectorName } from '../../rules/think-tank/sector-names.gen.ts';
import { sectors } from '../../rules/think-tank/sectors.gen.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import type { DemoEnterprise, DemoSector } from './schema/think-tank-schema.ts';
import { seededRandom } from './seeded-random.ts';

/** months of the index */
export const periodCount = 30;
/** periods over which the effect of an event fades */
const eventPeriods = 6;

/** The last whole months before a time, oldest first, as YYYY-MM. */
export function periodsBefore(now: Date, count = periodCount): string[] {
  const [year = 0, month = 0] = shanghaiTime(now).slice(0, 7).split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    const months = year * 12 + month - 1 - count + at;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}

/** The last day of a period, as YYYY-MM-DD. */
export function endOfPeriod(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const round = (value: number): number => Math.round(value * 10) / 10;
const clamp = (value: number): number => round(Math.min(98.6, Math.max(31, value)));

/** Strength of an event that happened `age` periods before; nothing before it happens. */
const fading = (age: number): number => (age < 0 || age >= eventPeriods ? 0 : 1 - age / eventPeriods);

/**
 * The scores of an enterprise, oldest first: a level by its size, a slow trend, the season, the events of its sector,
 * one event of its own, and small noise. The same on every load.
 */
export function scoresOf(
  { id, size }: Pick<DemoEnterprise, 'id' | 'size'>,
  events: DemoSector['events'],
  periods: readonly string[],
): number[] {
  const random = seededRandom('index', id);
  const level = 52 + size * 6 + random.between(-50, 50) / 10;
  const trend = random.between(-7, 18) / 100;
  const season = random.between(2, 22) / 10;
  const peak = random.between(4, 10);
  const own = { at: random.between(3, periods.length - 3), effect: random.between(-38, 46) / 10 };
  return periods.map((period, at) => {
    const month = Number(period.slice(5));
    const happened = events.reduce(
      (sum, { periodsAgo, effect }) => sum + effect * fading(at - (periods.length - periodsAgo)),
      own.effect * fading(at - own.at),
    );
    const noise = random.between(-8, 8) / 10;
    return clamp(level + trend * at + season * Math.cos(((month - peak) / 6) * Math.PI) + happened + noise);
  });
}

/** Scores of the parts of the index; weighted, they give the whole score to a tenth. */
export function dimensionScores(sector: SectorName, id: string, score: number): Record<string, number> {
  const random = seededRandom('dimensions', id);
  const { dimensions } = sectors[sector];
  const [first, ...others] = dimensions;
  if (first === undefined) return {};
  // the first part takes what the others leave, so a high score leaves less room
  const spread = Math.min(60, Math.floor((99 - score) * 3));
  const drawn = others.map(({ key, weight }) => ({
    key,
    weight,
    score: clamp(score + random.between(-spread, spread) / 10),
  }));
  const rest = drawn.reduce((sum, part) => sum + part.score * part.weight, 0);
  return Object.fromEntries([
    [first.key, round((score * 100 - rest) / first.weight)],
    ...drawn.map((part) => [part.key, part.score] as const),
  ]);
}
