import { sentenceTexts } from '#lib/search/sentences.ts';
import { plainTitle } from '#lib/story/plain-title.ts';
import { shortDay } from '#lib/time/dates.ts';
import type { Briefing, BriefingHead } from '../shared/briefing-queries.ts';
import { editionNames } from '../shared/edition-names.ts';

/** Name of an edition: `11月3日早报` */
export const briefingName = ({ date, edition }: BriefingHead): string =>
  `${shortDay(date)}${editionNames[edition]}`;

export interface SpokenSentence {
  readonly text: string;
  /** index of its story; -1 before the first one */
  readonly story: number;
}

/** An edition to be read aloud: its name, then the stories in order, each with number, title and summary. */
export function spokenBriefing(briefing: Briefing): SpokenSentence[] {
  const sentences = (text: string, story: number) => sentenceTexts(text).map((one) => ({ text: one, story }));
  return [
    ...sentences(`齐鲁晚报，${briefingName(briefing)}。`, -1),
    ...briefing.list.flatMap(({ title, summary }, index) =>
      sentences(`第 ${index + 1} 条。${plainTitle(title)}。${summary}`, index),
    ),
  ];
}

/** characters that a voice reads per minute */
const perMinute = 240;

/** Minutes that reading aloud takes, at least one. */
export const spokenMinutes = (sentences: readonly SpokenSentence[]): number =>
  Math.max(1, Math.round(sentences.reduce((sum, { text }) => sum + text.length, 0) / perMinute));

/** The first headlines, for what other programs show of an edition. */
export const headlinesOf = ({ list }: Briefing): string =>
  list
    .slice(0, 3)
    .map(({ title }) => plainTitle(title))
    .join('；');
