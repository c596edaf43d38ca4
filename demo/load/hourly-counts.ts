import type { Insertable } from 'kysely';
import { parseShanghaiTime, shanghaiTime } from '../../gateway/db/time.ts';
import type { Schema } from '../../gateway/db/schema.ts';
import type { Story, StoryCounts } from '../../gateway/domains/news/story/story-store.ts';
import { seededRandom, type Random } from './seeded-random.ts';
import { hour, type LoadContext } from './load-context.ts';

type HourRow = Insertable<Schema['news_hours']>;

/** hours after publishing in which a story was read */
const readingHours = 72;

/** Channels in which a story was read and shared, with their percentage; the first gets the rest. */
const channels = {
  audio: [
    ['audioNews', 0],
    ['direct', 18],
    ['general', 12],
  ],
  other: [
    ['general', 0],
    ['direct', 24],
    ['thematic', 8],
  ],
} as const;

/** Distributes the reads and shares of each story over hours and channels, most of them soon after publishing. */
export function hourlyCounts(
  stories: readonly (Story & { readonly counts?: StoryCounts })[],
  context: LoadContext,
): HourRow[] {
  return stories.flatMap(({ id, kind, publishedAt, counts }) => {
    if (counts === undefined) return [];
    const random = seededRandom('hours', id);
    const hours = hoursAfter(parseShanghaiTime(publishedAt), context.now);
    const weights = hours.map((time, age) => weightOf(time, age, random));
    const rows = new Map<string, HourRow>();
    let [reads, shares] = [counts.reads, counts.shareViews];
    for (const [channel, percent] of channels[kind === 'audio' ? 'audio' : 'other'].toReversed()) {
      const part = (all: number, left: number) => (percent === 0 ? left : Math.floor((all * percent) / 100));
      const [channelReads, channelShares] = [part(counts.reads, reads), part(counts.shareViews, shares)];
      reads -= channelReads;
      shares -= channelShares;
      const spreadReads = distribute(channelReads, weights);
      const spreadShares = distribute(channelShares, weights);
      hours.forEach((time, at) => {
        const row = {
          news_id: id,
          hour: shanghaiTime(time).slice(0, 13),
          channel,
          reads: spreadReads[at] ?? 0,
          shares: spreadShares[at] ?? 0,
        };
        if (row.reads + row.shares > 0) rows.set(`${row.hour} ${channel}`, row);
      });
    }
    return [...rows.values()];
  });
}

/** Starts of the hours since publishing. */
function hoursAfter(published: Date, now: Date): Date[] {
  const last = Math.floor((now.getTime() - published.getTime()) / hour);
  return Array.from(
    { length: Math.min(readingHours, Math.max(0, last) + 1) },
    (_, age) => new Date(published.getTime() + age * hour),
  );
}

/** Weight of an hour: lower with the story's age and at night. */
function weightOf(time: Date, age: number, random: Random): number {
  const clock = Number(shanghaiTime(time).slice(11, 13));
  const activity = clock < 6 ? 0.15 : clock === 7 || clock === 12 || (clock > 18 && clock < 22) ? 1.6 : 1;
  return (activity * random.between(80, 120)) / (age + 2) ** 1.1;
}

/** Splits an integer into integers in proportion to the weights; their sum is the whole. */
function distribute(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let weightSoFar = 0;
  let wholeSoFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const upTo = Math.round((whole * weightSoFar) / sum);
    const part = upTo - wholeSoFar;
    wholeSoFar = upTo;
    return part;
  });
}
