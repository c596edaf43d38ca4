import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shanghaiTime } from '../time/dates.ts';
import { mergeKept, type KeptStory, type KeptTime } from './kept-stories.ts';

const story = fc.record({
  // few of each, so that lists meet
  id: fc.constantFrom('1', '2', '3', '4', '5'),
  title: fc.constantFrom('泉水', '麦收'),
  at: fc.integer({ min: 0, max: 5 }).map((hours) => shanghaiTime(hours * 3_600_000)),
});
const list: fc.Arbitrary<KeptStory[]> = fc.array(story, { maxLength: 8 });
const time = fc.constantFrom<KeptTime>('earliest', 'latest');

describe('merging two lists', () => {
  it('loses no story and doubles none', () => {
    fc.assert(
      fc.property(list, list, time, (a, b, kept) => {
        const ids = mergeKept(a, b, kept).map(({ id }) => id);
        expect(ids.toSorted()).toEqual([...new Set([...a, ...b].map(({ id }) => id))].toSorted());
      }),
    );
  });

  it('keeps the earliest time of a saved story, and the latest of a read one', () => {
    fc.assert(
      fc.property(list, list, time, (a, b, kept) => {
        for (const { id, at } of mergeKept(a, b, kept)) {
          const times = [...a, ...b].filter((one) => one.id === id).map((one) => one.at);
          expect(at).toBe(times.toSorted().at(kept === 'earliest' ? 0 : -1));
        }
      }),
    );
  });

  it('comes to the same in whatever order and however often it is done', () => {
    fc.assert(
      fc.property(list, list, list, time, (a, b, c, kept) => {
        const both = mergeKept(a, b, kept);
        expect(mergeKept(b, a, kept)).toEqual(both);
        expect(mergeKept(both, b, kept)).toEqual(both);
        expect(mergeKept(both, c, kept)).toEqual(mergeKept(a, mergeKept(b, c, kept), kept));
      }),
    );
  });

  it('puts the newest first', () => {
    fc.assert(
      fc.property(list, list, time, (a, b, kept) => {
        const times = mergeKept(a, b, kept).map(({ at }) => at);
        expect(times).toEqual(times.toSorted().toReversed());
      }),
    );
  });
});
