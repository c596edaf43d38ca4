import { resultPercents } from './vote-results.tsx';
import type { Vote } from './vote-query.ts';

/** options that a poster names */
const named = 3;

/** A vote in a sentence, for those it is sent to: how it stands where that is told, else what can be chosen. */
export function voteSummary(vote: Vote): string {
  const { options, voters } = vote;
  if (options.every(({ votes }) => votes === undefined))
    return `${options.map(({ text }) => text).join(' / ')}，您选哪个？`;
  const percents = resultPercents(vote);
  const best = options
    .map(({ text, votes = 0 }, at) => ({ text, votes, percent: percents[at] ?? 0 }))
    .toSorted((a, b) => b.votes - a.votes)
    .slice(0, named);
  return `${voters} 人投票：${best.map(({ text, percent }) => `${text} ${percent}%`).join('，')}`;
}
