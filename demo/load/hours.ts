import type { Insertable } from 'kysely';
import { momentOf, shanghaiTime } from '../../gateway/db/time.ts';
import type { Schema } from '../../gateway/db/schema.ts';
import type { Story, StoryCounts } from '../../gateway/domains/news/story/story-store.ts';
import { diceOf, type Dice } from './dice.ts';
import type { SeedPlace } from './stories.ts';

type HourRow = Insertable<Schema['news_hours']>;

const hour = 3_600_000;
/** hours after publishing in which a story of the demo was read */
const life = 72;

/** Where a story was read and shared, by its share of both in percent; the first gets what is left. */
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

/** When the demo's readings and sharings happened: as many as its stories say, most of them soon after publishing. */
export function hoursOf(
  stories: readonly (Story & { readonly counts?: StoryCounts })[],
  place: SeedPlace,
): HourRow[] {
  return stories.flatMap(({ id, kind, publishedAt, counts }) => {
    if (counts === undefined) return [];
    const dice = diceOf('hours', id);
    const hours = hoursAfter(momentOf(publishedAt), place.now);
    const weights = hours.map((time, age) => weightOf(time, age, dice));
    const rows = new Map<string, HourRow>();
    let [reads, shares] = [counts.reads, counts.shareViews];
    for (const [channel, percent] of channels[kind === 'audio' ? 'audio' : 'other'].toReversed()) {
      const part = (all: number, left: number) => (percent === 0 ? left : Math.floor((all * percent) / 100));
      const [channelReads, channelShares] = [part(counts.reads, reads), part(counts.shareViews, shares)];
      reads -= channelReads;
      shares -= channelShares;
      const spreadReads = spread(channelReads, weights);
      const spreadShares = spread(channelShares, weights);
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

/** Beginnings of the hours from publishing on. */
function hoursAfter(published: Date, now: Date): Date[] {
  const last = Math.floor((now.getTime() - published.getTime()) / hour);
  return Array.from(
    { length: Math.min(life, Math.max(0, last) + 1) },
    (_, age) => new Date(published.getTime() + age * hour),
  );
}

/** Less with a story's age, and less at night. */
function weightOf(time: Date, age: number, dice: Dice): number {
  const clock = Number(shanghaiTime(time).slice(11, 13));
  const wake = clock < 6 ? 0.15 : clock === 7 || clock === 12 || (clock > 18 && clock < 22) ? 1.6 : 1;
  return (wake * dice.between(80, 120)) / (age + 2) ** 1.1;
}

/** Cuts a whole into whole parts by their weights, so that the parts are the whole again. */
function spread(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const upTo = Math.round((whole * weighed) / sum);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}
