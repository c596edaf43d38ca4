import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../db/open.ts';
import { runEditorCli } from '../../../editor-cli/test-editor-cli.ts';
import { call, openTestHandlers, story, type TestHandlers } from '../../../http/testing/test-handlers.ts';
import { withdrawStory } from '../story/story-store.ts';
import { makeBriefings } from './make-briefings.ts';

// tests start at 08:00 on 3 November 2026: 早报 of that day has been due for an hour
const morning = '2026-11-03-morning';
const hour = 60;
let gateway: TestHandlers;

beforeEach(async () => {
  gateway = await openTestHandlers();
});
afterEach(() => gateway.close());

const at = (time: string) => new Date(`${time.replace(' ', 'T')}+08:00`);
const make = (time: string) => makeBriefings(gateway.db, at(time));
const edition = (id?: string) => call(gateway.handlers, 'getBriefing', { query: { ...(id && { id }) } });
const idsOf = async (id?: string) => (await edition(id)).list.map((one) => one.id).join(' ');
/** ids with a count of reads, the newest first */
const storiesOf = (ids: string, minutesAgo: number, fields: Parameters<typeof story>[2] = {}) =>
  ids.split(' ').map((id, index) => {
    const counts = { reads: Number(id.slice(1)), likes: 0, shareViews: 0 };
    return { ...story(id, minutesAgo + index, fields), counts };
  });

describe('the choice', () => {
  test('important stories, then the most read; at most two of a channel while others are left', async () => {
    await gateway.addStories(
      ...storiesOf('a90 a80 a70 a60', 2 * hour, { sectionId: 'shandong' }),
      ...storiesOf('c50 c40 c30', 3 * hour, { sectionId: 'culture' }),
      ...storiesOf('s20 s10', 3 * hour, { sectionId: 'sports', important: true }),
    );
    expect(await make('2026-11-03 06:59:59')).toBe(0);
    expect(await make('2026-11-03 07:00:00')).toBe(1);
    expect(await idsOf()).toBe('s20 s10 a90 a80 c50 c40 a70 a60');
  });

  test('published since the edition before, then of the last day and not in the edition before', async () => {
    await gateway.addStories(...storiesOf('a9 b8', 15 * hour), ...storiesOf('c1', 2 * hour));
    // a and b are of the day before, before 18:00
    expect(await make('2026-11-02 18:00:00')).toBe(1);
    await gateway.addStories(...storiesOf('d7', 16 * hour), ...storiesOf('e99', 26 * hour));
    // also the one of the morning before, which now has a story
    expect(await make('2026-11-03 07:00:00')).toBe(2);
    expect(await idsOf('2026-11-02-evening')).toBe('a9 b8');
    expect(await idsOf()).toBe('c1 d7');
  });

  test('without what is no story of its own, is outside the streams or is not published yet', async () => {
    await gateway.addStories(
      ...storiesOf('a1', 2 * hour),
      ...storiesOf('b2', 2 * hour, { kind: 'special' }),
      ...storiesOf('c3', 2 * hour, { kind: 'live' }),
      ...storiesOf('d4', 2 * hour, { inStreams: false }),
      ...storiesOf('e5', 30),
    );
    await make('2026-11-03 08:00:00');
    expect(await idsOf()).toBe('a1');
  });
});

describe('the making', () => {
  test('makes up for three days, once, and keeps the choice', async () => {
    for (const days of [0, 1, 2, 3, 4])
      await gateway.addStories(
        story(`m${days}`, 2 * hour + days * 24 * hour),
        story(`e${days}`, 15 * hour + days * 24 * hour),
      );
    expect(await make('2026-11-03 08:00:00')).toBe(5);
    expect((await edition()).others.map(({ id }) => id)).toEqual([
      '2026-11-02-evening',
      '2026-11-02-morning',
      '2026-11-01-evening',
      '2026-11-01-morning',
    ]);
    await gateway.addStories(...storiesOf('z99', 2 * hour, { important: true }));
    expect(await make('2026-11-03 17:59:59')).toBe(0);
    expect(await idsOf(morning)).toBe('m0');
    expect(await make('2026-11-03 18:00:00')).toBe(1);
    expect(await idsOf()).toBe('z99');
  });

  test('makes one edition in several processes, and none without stories', async () => {
    const other = await openDatabase(gateway.database.location);
    try {
      const time = at('2026-11-03 08:00:00');
      expect(await makeBriefings(gateway.db, time)).toBe(0);
      await expect(edition()).rejects.toMatchObject({ code: 404 });
      await gateway.addStories(...storiesOf('a2 b1', 2 * hour));
      const made = await Promise.all([gateway.db, other.db, gateway.db].map((db) => makeBriefings(db, time)));
      expect(made.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(await idsOf()).toBe('a2 b1');
    } finally {
      await other.close();
    }
  });
});

describe('an edition', () => {
  beforeEach(async () => {
    await gateway.addStories(...storiesOf('a3 b2 c1', 2 * hour), ...storiesOf('d9', 30));
    await make('2026-11-03 08:00:00');
  });

  test('is found by its id and by its stories', async () => {
    expect(await edition(morning)).toMatchObject({
      id: morning,
      date: '2026-11-03',
      edition: 'morning',
      others: [],
    });
    await expect(edition('2026-11-03-evening')).rejects.toMatchObject({ code: 404 });
    await expect(edition('2026-02-31-morning')).rejects.toMatchObject({ code: 404 });
    const read = async (newsId: string) =>
      (await call(gateway.handlers, 'getArticle', { body: { newsId } })).briefing;
    expect(await read('a3')).toEqual({ id: morning, date: '2026-11-03', edition: 'morning' });
    expect(await read('d9')).toBeUndefined();
  });

  test('loses a withdrawn story, and disappears with its last one', async () => {
    const withdraw = (id: string) =>
      gateway.db.transaction().execute((transaction) => withdrawStory(transaction, id));
    await withdraw('a3');
    expect(await idsOf()).toBe('b2 c1');
    await withdraw('b2');
    await withdraw('c1');
    await expect(edition()).rejects.toMatchObject({ code: 404 });
    await expect(edition(morning)).rejects.toMatchObject({ code: 404 });
  });

  test('is changed by editors', async () => {
    const desk = (...args: readonly string[]) =>
      runEditorCli(gateway.database.location, ['briefing', ...args]);
    expect((await desk()).printed).toEqual([
      `${morning}  早报`,
      '1. a3  标题a3',
      '2. b2  标题b2',
      '3. c1  标题c1',
    ]);
    expect((await desk('replace', morning, 'b2', 'd9')).printed.at(2)).toBe('2. d9  标题d9');
    expect((await desk('drop', morning, 'c1')).printed).toHaveLength(3);
    expect(await idsOf()).toBe('a3 d9');
    for (const [args, why] of [
      [['drop', morning, 'c1'], 'not in this edition'],
      [['drop', '2026-11-01-morning', 'c1'], 'no such edition'],
      [['show', 'morning'], 'no such edition'],
      [['replace', morning, 'a3', 'd9'], 'already'],
      [['replace', morning, 'a3', 'x0'], 'no such story'],
      [['replace', morning, 'a3'], 'story ids'],
      [['drop', morning, 'a3', 'd9'], 'story ids'],
      [['move', morning], 'story ids'],
    ] as const)
      expect((await desk(...args)).errorText).toContain(why);
  });
});
