import type { DemoRanking, DemoSector } from './schema/think-tank-schema.ts';
import { seededRandom } from './seeded-random.ts';

/** Somebody who is ranked, with a score for each period. */
export interface Contender {
  readonly name: string;
  readonly cityId: string;
  /** if it has a page of its own */
  readonly enterpriseId?: string;
  readonly scores: readonly number[];
  /** causes of its sector, instead of those of the ranking */
  readonly reasons?: DemoSector['reasons'];
}

export interface RankedRow extends Omit<Contender, 'scores' | 'reasons'> {
  readonly score: number;
  /** why it moved */
  readonly reason: string;
}

interface Issue {
  readonly period: string;
  /** nothing was published before it */
  readonly isFirst: boolean;
  readonly reasons: DemoRanking['reasons'];
}

/**
 * Ranks the contenders by their scores at a period, with the reason why each moved.
 * @param at index of the period
 */
export function rankAt(contenders: readonly Contender[], at: number, issue: Issue): RankedRow[] {
  const before = placesAt(contenders, at - 1);
  return [...placesAt(contenders, at)].map(([contender, place]) => {
    const { name, cityId, enterpriseId, scores } = contender;
    const score = scores[at] ?? 0;
    const change = (before.get(contender) ?? place) - place;
    const gain = Math.round((score - (scores[at - 1] ?? score)) * 10) / 10;
    return {
      name,
      cityId,
      ...(enterpriseId !== undefined && { enterpriseId }),
      score,
      reason: issue.isFirst ? `首期上榜，总分 ${score} 分` : reasonOf(contender, { change, gain }, issue),
    };
  });
}

/** The place of each, in the order of the places; equal scores are ordered by name. */
function placesAt(contenders: readonly Contender[], at: number): Map<Contender, number> {
  const sorted = contenders.toSorted(
    (a, b) => (b.scores[at] ?? 0) - (a.scores[at] ?? 0) || (a.name < b.name ? -1 : 1),
  );
  return new Map(sorted.map((contender, index) => [contender, index + 1]));
}

interface Move {
  /** places against the period before; positive is up */
  readonly change: number;
  /** of the score */
  readonly gain: number;
}

/** One sentence about places and score, which contradicts neither. */
function reasonOf(
  { name, reasons: own }: Contender,
  { change, gain }: Move,
  { period, reasons }: Issue,
): string {
  const points = gain === 0 ? '总分与上期持平' : `总分${gain > 0 ? '提高' : '回落'} ${Math.abs(gain)} 分`;
  const places = change === 0 ? '名次未变' : `名次${change > 0 ? '前移' : '后移'} ${Math.abs(change)} 位`;
  // others moved more than this one
  if (change > 0 && gain <= 0) return `${points}，同组多数回落更多，${places}`;
  if (change < 0 && gain >= 0) return `${points}，同组多数提高更多，${places}`;
  const causes = own ?? reasons;
  const cause = seededRandom('reason', name, period).pick(
    change > 0 ? causes.up : change < 0 ? causes.down : reasons.same,
  );
  return `${cause}；${points}，${places}`;
}
