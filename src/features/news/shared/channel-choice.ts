import type { Section } from './news-types.ts';

/** Which channels are tabs, and which are not. */
export interface ChannelChoice {
  /** the headline channel, which is fixed, then the reader's order */
  readonly mine: readonly Section[];
  /** the others in the default order */
  readonly more: readonly Section[];
}

/** @param chosen stored ids in the reader's order; empty for the default, which is all channels */
export function channelChoice(sections: readonly Section[], chosen: readonly string[]): ChannelChoice {
  if (chosen.length === 0) return { mine: sections, more: [] };
  const isFixed = ({ kind }: Section) => kind === 'headline';
  const own = chosen.flatMap((id) => sections.filter((section) => section.id === id && !isFixed(section)));
  const mine = [...sections.filter(isFixed), ...own];
  return { mine, more: sections.filter((section) => !mine.includes(section)) };
}

/** Tabs of the front page: the reader's channels, plus the open one if it is not among them. */
export function tabsOf({ mine, more }: ChannelChoice, activeId: string): readonly Section[] {
  return [...mine, ...more.filter(({ id }) => id === activeId)];
}
