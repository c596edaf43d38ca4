import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { call, openTestHandlers, story, type TestHandlers } from '../../../http/testing/test-handlers.ts';
import { updateStory } from '../../news/story/story-store.ts';
import { comparableText } from './comparable-text.ts';
import { sameRuns } from './same-runs.ts';
import { shinglesOf, minRunLength } from './shingles.ts';
import { shingleAll, shingleStories } from './shingle-stories.ts';

const spring = '趵突泉位于济南市历下区，泉水一年四季恒定在十八摄氏度左右，严冬时节水面上水汽袅袅。';
const harvest = '今年山东小麦喜获丰收，全省夏粮播种面积和单产双双增长，农户卖粮顺畅。';

let gateway: TestHandlers;
beforeEach(async () => {
  gateway = await openTestHandlers();
  await gateway.addStories(
    story('spring', 5, { body: `<p>${spring}</p><p>记者在现场看到，游客络绎不绝。</p>` }),
    story('harvest', 6, { body: `<h2>丰收</h2><p>${harvest}</p>` }),
  );
});
afterEach(() => gateway.close());

const find = (text: string) => call(gateway.handlers, 'findCopies', { body: { text } });

describe('copies', () => {
  test('are found with the shared passages side by side', async () => {
    const { compared, letters, copied, matches } = await find(`本报讯 ${spring}完`);
    expect(compared).toBe(2);
    expect([letters, copied]).toEqual([42, 38]);
    expect(matches).toMatchObject([{ newsId: 'spring', title: '标题spring', letters: 38 }]);
    expect(matches[0]?.passages).toEqual([
      { letters: 38, parts: [{ same: true, pasted: spring.slice(0, -1), story: spring.slice(0, -1) }] },
    ]);
  });

  test('are found despite different spaces, punctuation, width and emoji', async () => {
    const changed = [...spring.replaceAll('，', ' / ').replace('。', '')]
      .join('\u200b ')
      .replace('十', '😀十');
    const { copied, matches } = await find(changed);
    expect(copied).toBe(38);
    expect(matches[0]?.passages[0]?.parts[0]?.story).toBe(spring.slice(0, -1));
  });

  test('are shown as one passage where a word was replaced', async () => {
    const { matches } = await find(spring.replace('一年四季恒定在', '常年保持'));
    expect(matches[0]?.passages).toHaveLength(1);
    expect(matches[0]?.passages[0]?.parts.filter(({ same }) => !same)).toEqual([
      { same: false, pasted: '常年保持', story: '一年四季恒定在' },
    ]);
  });

  test('of several stories are listed separately, most shared text first', async () => {
    const { matches } = await find(`${harvest.slice(0, 20)}另外${spring}`);
    expect(matches.map(({ newsId }) => newsId)).toEqual(['spring', 'harvest']);
  });

  test('do not include texts that merely sound alike or are too short to judge', async () => {
    expect(await find('济南市历下区的泉水')).toMatchObject({ copied: 0, matches: [] });
    expect(await find('……！😀')).toMatchObject({ letters: 0, matches: [] });
    expect((await find(harvest.slice(0, 11))).matches).toEqual([]);
  });

  test('are found in the current version of a story', async () => {
    await find(spring);
    await gateway.db
      .transaction()
      .execute((transaction) =>
        updateStory(transaction, story('spring', 5, { body: `<p>${harvest}又及</p>` })),
      );
    expect((await find(spring)).matches).toEqual([]);
    expect((await find(harvest)).matches.map(({ newsId }) => newsId).toSorted()).toEqual([
      'harvest',
      'spring',
    ]);
  });

  test('are plain text, whatever markup they resemble', async () => {
    await gateway.addStories(
      story('code', 1, { body: '<p>&lt;script&gt;alert(document.cookie)&lt;/script&gt;</p>' }),
    );
    const { matches } = await find('<script>alert(document.cookie)</script>');
    expect(matches[0]?.passages[0]?.parts[0]?.story).toBe('script>alert(document.cookie)</script');
  });
});

test('stories are indexed in batches until none is left or indexing is stopped', async () => {
  await gateway.addStories(...Array.from({ length: 70 }, (_, at) => story(`s${at}`, at, {})));
  await shingleAll(gateway.db, () => true);
  expect(await shingleStories(gateway.db)).toBe(50);
  await shingleAll(gateway.db, () => false);
  expect(await shingleStories(gateway.db)).toBe(0);
});

test('batches that take long become smaller, and pauses in proportion leave room for requests', async () => {
  await gateway.addStories(...Array.from({ length: 12 }, (_, at) => story(`slow${at}`, at, {})));
  let time = 0;
  const pauses: number[] = [];
  const pace = {
    // each batch takes 40 ms
    now: () => (time += 40),
    pause: async (ms: number) => void pauses.push(ms),
  };
  await shingleAll(gateway.db, () => false, pace);
  expect(new Set(pauses)).toEqual(new Set([120]));
  // 4 stories, then one at a time
  expect(pauses.length).toBeGreaterThanOrEqual(1 + (12 - 4));
  expect(await shingleStories(gateway.db)).toBe(0);
});

/** Few distinct letters, so that runs repeat. */
const letters = fc.string({ unit: fc.constantFrom(...'山东济南泉水春秋一二三'), maxLength: 80 });

it('finds every shared run of at least the minimum length', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'山东济南泉水春秋'), minLength: minRunLength, maxLength: 40 }),
      letters,
      letters,
      letters,
      (shared, before, after, other) => {
        const one = before + shared + after;
        const two = other + shared;
        const both = [...shinglesOf(one)].filter((hash) => shinglesOf(two).has(hash));
        expect(both.length).toBeGreaterThan(0);
        expect(sameRuns(one, two).length).toBeGreaterThan(0);
      },
    ),
  );
});

it('finds runs of identical letters, in order', () => {
  fc.assert(
    fc.property(letters, letters, (one, two) => {
      let end = 0;
      for (const { pasted, story: place, length } of sameRuns(one, two)) {
        expect(pasted).toBeGreaterThanOrEqual(end);
        expect(length).toBeGreaterThanOrEqual(minRunLength);
        expect(one.slice(pasted, pasted + length)).toBe(two.slice(place, place + length));
        end = pasted + length;
      }
    }),
  );
});

it('knows the position of each letter in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { letters: found, starts, ends } = comparableText(text);
      expect(starts).toHaveLength(found.length);
      expect(ends.every((end, at) => end > (starts[at] ?? 0) && end <= text.length)).toBe(true);
    }),
  );
});

it('stays fast on texts that repeat themselves', () => {
  const text = '哈'.repeat(5000);
  expect(sameRuns(text, '哈'.repeat(20_000))).toEqual([{ pasted: 0, story: 0, length: 5000 }]);
});
