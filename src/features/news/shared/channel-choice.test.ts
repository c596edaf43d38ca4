import fc from 'fast-check';
import { expect, it } from 'vitest';
import { channelChoice, tabsOf } from './channel-choice.ts';
import type { Section } from './news-types.ts';

const sections: readonly Section[] = [
  { id: 'headline', name: '推荐', kind: 'headline' },
  { id: 'local', name: '济南', kind: 'city' },
  { id: 'culture', name: '文化', kind: 'channel' },
  { id: 'sports', name: '体育', kind: 'channel' },
];
const ids = (list: readonly Section[]) => list.map(({ id }) => id).join(' ');

it('is the default order until the reader changes it', () => {
  expect(channelChoice(sections, [])).toEqual({ mine: sections, more: [] });
});

it('is the reader’s order after the headline channel, and the rest as more channels', () => {
  const { mine, more } = channelChoice(sections, ['headline', 'sports', 'local']);
  expect([ids(mine), ids(more)]).toEqual(['headline sports local', 'culture']);
});

it('may be the headline channel alone', () => {
  expect(ids(channelChoice(sections, ['headline']).mine)).toBe('headline');
});

it('loses and repeats no channel, whatever was stored', () => {
  const kept = fc.uniqueArray(fc.constantFrom('headline', 'local', 'culture', 'sports', 'gone'));
  fc.assert(
    fc.property(kept, (chosen) => {
      const { mine, more } = channelChoice(sections, chosen);
      expect([...mine, ...more].toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
        sections.toSorted((a, b) => a.id.localeCompare(b.id)),
      );
      expect(mine[0]?.kind).toBe('headline');
    }),
  );
});

it('adds the open channel to the tabs even if it is not chosen', () => {
  const choice = channelChoice(sections, ['headline', 'sports']);
  expect(ids(tabsOf(choice, 'culture'))).toBe('headline sports culture');
  expect(ids(tabsOf(choice, 'sports'))).toBe('headline sports');
});
