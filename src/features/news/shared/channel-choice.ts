import type { Section } from './news-types.ts';

/** Which channels stand in a reader's tabs, and which do not. */
export interface ChannelChoice {
  /** the headline channel, which nobody moves, then the reader's own order */
  readonly mine: readonly Section[];
  /** the others, in the editors' order */
  readonly more: readonly Section[];
}

/** @param chosen ids in the reader's order, as they were kept; empty for the editors' choice, which is all of them */
export function channelChoice(sections: readonly Section[], chosen: readonly string[]): ChannelChoice {
  if (chosen.length === 0) return { mine: sections, more: [] };
  const isFixed = ({ kind }: Section) => kind === 'headline';
  const own = chosen.flatMap((id) => sections.filter((section) => section.id === id && !isFixed(section)));
  const mine = [...sections.filter(isFixed), ...own];
  return { mine, more: sections.filter((section) => !mine.includes(section)) };
}

/** The tabs of the front page: the reader's channels, and the one that is open where it is none of them. */
export function tabsOf({ mine, more }: ChannelChoice, activeId: string): readonly Section[] {
  return [...mine, ...more.filter(({ id }) => id === activeId)];
}
