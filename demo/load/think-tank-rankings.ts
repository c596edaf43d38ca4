import type { DemoRanking, DemoSector } from './schema/think-tank-schema.ts';
import { seededRandom } from './seeded-random.ts';

/** Somebody who is ranked, with a score for each period. */
export interface Contender {
  readonly name: string;
  readonly cityId: string;
  /** with a page of its own */
  readonly enterprise?: { readonly id: string; readonly sector: string };
  readonly scores: readonly number[];
  /** causes of its sector, instead of those of the ranking */
  readonly reasons?: DemoSector['reasons'];
}

export interface RankedRow extends Contender {
  readonly rank: number;
  readonly score: number;
  /** places against the period before; positive is up */
  readonly change: number;
  readonly reason: string;
}

/**
 * Ranks the contenders by their scores at a period, with the reason why each moved.
 * @param at index of the period; the one before it must exist
 */
export function rankAt(
  contenders: readonly Contender[],
  at: number,
  period: string,
  reasons: DemoRanking['reasons'],
): RankedRow[] {
  const before = placesAt(contenders, at - 1);
  return [...placesAt(contenders, at)].map(([contender, rank]) => {
    const change = (before.get(contender) ?? rank) - rank;
    const score = contender.scores[at] ?? 0;
    const gain = Math.round((score - (contender.scores[at - 1] ?? score)) * 10) / 10;
    return { ...contender, rank, score, change, reason: reasonOf(contender, change, gain, period, reasons) };
  });
}

/** The place of each, in the order of the places; equal scores are ordered by name. */
function placesAt(contenders: readonly Contender[], at: number): Map<Contender, number> {
  const sorted = contenders.toSorted(
    (a, b) => (b.scores[at] ?? 0) - (a.scores[at] ?? 0) || (a.name < b.name ? -1 : 1),
  );
  return new Map(sorted.map((contender, index) => [contender, index + 1]));
}

/** One sentence about places and score, which contradicts neither. */
function reasonOf(
  { name, reasons: own }: Contender,
  change: number,
  gain: number,
  period: string,
  reasons: DemoRanking['reasons'],
): string {
  const random = seededRandom('reason', name, period);
  const points = gain === 0 ? '总分与上期持平' : `总分${gain > 0 ? '提高' : '回落'} ${Math.abs(gain)} 分`;
  const places = change === 0 ? '名次未变' : `名次${change > 0 ? '前移' : '后移'} ${Math.abs(change)} 位`;
  // others moved more than this one
  if (change > 0 && gain <= 0) return `${points}，同组多数回落更多，${places}`;
  if (change < 0 && gain >= 0) return `${points}，同组多数提高更多，${places}`;
  const causes = own ?? reasons;
  const cause = random.pick(change > 0 ? causes.up : change < 0 ? causes.down : reasons.same);
  return `${cause}；${points}，${places}`;
}
