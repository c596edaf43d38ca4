import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shanghaiTime } from '../time/dates.ts';
import { mergeStoryLists, type ListedStory, type MergedTime } from './story-lists.ts';

const story = fc.record({
  // few values, so that the lists overlap
  id: fc.constantFrom('1', '2', '3', '4', '5'),
  title: fc.constantFrom('泉水', '麦收'),
  at: fc.integer({ min: 0, max: 5 }).map((hours) => shanghaiTime(hours * 3_600_000)),
});
const list: fc.Arbitrary<ListedStory[]> = fc.array(story, { maxLength: 8 });
const time = fc.constantFrom<MergedTime>('earliest', 'latest');

describe('merging two lists', () => {
  it('loses and duplicates no story', () => {
    fc.assert(
      fc.property(list, list, time, (a, b, kept) => {
        const ids = mergeStoryLists(a, b, kept).map(({ id }) => id);
        expect(ids.toSorted()).toEqual([...new Set([...a, ...b].map(({ id }) => id))].toSorted());
      }),
    );
  });

  it('keeps the earliest time of a saved story, and the latest of a read one', () => {
    fc.assert(
      fc.property(list, list, time, (a, b, kept) => {
        for (const { id, at } of mergeStoryLists(a, b, kept)) {
          const times = [...a, ...b].filter((one) => one.id === id).map((one) => one.at);
          expect(at).toBe(times.toSorted().at(kept === 'earliest' ? 0 : -1));
        }
      }),
    );
  });

  it('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(list, list, list, time, (a, b, c, kept) => {
        const both = mergeStoryLists(a, b, kept);
        expect(mergeStoryLists(b, a, kept)).toEqual(both);
        expect(mergeStoryLists(both, b, kept)).toEqual(both);
        expect(mergeStoryLists(both, c, kept)).toEqual(mergeStoryLists(a, mergeStoryLists(b, c, kept), kept));
      }),
    );
  });

  it('sorts newest first', () => {
    fc.assert(
      fc.property(list, list, time, (a, b, kept) => {
        const times = mergeStoryLists(a, b, kept).map(({ at }) => at);
        expect(times).toEqual(times.toSorted().toReversed());
      }),
    );
  });
});
