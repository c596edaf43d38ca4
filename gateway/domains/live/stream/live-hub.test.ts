import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../db/open.ts';
import { openTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import type { Viewer } from './room-channel.ts';
import { type LiveEvent, mostMissed, tell } from './live-events.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { removeRoom } from '../move-room.ts';
import { addRoom } from '../test-lives.ts';

const now = new Date('2026-11-03T08:00:00+08:00');
const quiet = { info: () => {}, error: () => {} };

let database: TestDatabase;
/** the same database as another process has it, such as the desk */
let elsewhere: OpenDatabase;
let hub: LiveHub;
let roomId: string;
let rooms = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  elsewhere = await openDatabase(database.location);
  hub = createLiveHub(database, { clock: () => now, log: quiet });
});
afterAll(async () => {
  await hub.close();
  await elsewhere.close();
  await database.close();
});
beforeEach(async () => {
  rooms += 1;
  roomId = `r${rooms}`;
  await addRoom(database.db, roomId, { state: 'living' });
});

interface TestViewer extends Viewer {
  readonly events: LiveEvent[];
  readonly resets: number;
  readonly isEnded: boolean;
}

/** A browser that reads the stream. */
function viewerOf(): TestViewer {
  const events: LiveEvent[] = [];
  let resets = 0;
  let isEnded = false;
  return {
    events,
    get resets() {
      return resets;
    },
    get isEnded() {
      return isEnded;
    },
    send(text) {
      for (const block of text.toString().split('\n\n')) {
        const [, id, json] = /^id: (\d+)\nevent: happened\ndata: (.*)$/.exec(block) ?? [];
        if (json !== undefined) {
          const event = JSON.parse(json) as LiveEvent;
          expect(String(event.seq)).toBe(id);
          events.push(event);
        }
        if (block.startsWith('event: reset')) resets += 1;
      }
    },
    end: () => void (isEnded = true),
  };
}

const happen = ({ db }: Pick<OpenDatabase, 'db'>, ...ids: readonly string[]) =>
  db.transaction().execute(async (transaction) => {
    for (const id of ids) await tell(transaction, roomId, () => ({ kind: 'message-removed', id }), now);
  });
/** ms; a busy machine may take a while */
const patience = { timeout: 5000 };
const numbersOf = ({ events }: TestViewer) => events.map(({ seq }) => seq);

describe('who watches', () => {
  test('is told what happens at another process, in its order', async () => {
    const viewer = viewerOf();
    const leave = await hub.join(roomId, 0, viewer);
    for (const id of ['a', 'b', 'c']) await happen(elsewhere, id);
    await expect
      .poll(() => viewer.events.map(({ seq, id }) => `${seq} ${id}`), patience)
      .toEqual(['1 a', '2 b', '3 c']);
    leave();
    const stays = viewerOf();
    await hub.join(roomId, 3, stays);
    await happen(elsewhere, 'd');
    await expect.poll(() => numbersOf(stays), patience).toEqual([4]);
    expect(numbersOf(viewer)).toEqual([1, 2, 3]);
  });

  test('is first told what they missed, and each number once', async () => {
    for (const id of ['a', 'b', 'c']) await happen(database, id);
    const [early, late] = [viewerOf(), viewerOf()];
    await hub.join(roomId, 1, early);
    await Promise.all([happen(database, 'd'), hub.join(roomId, 0, late)]);
    await happen(elsewhere, 'e');
    await expect.poll(() => numbersOf(early), patience).toEqual([2, 3, 4, 5]);
    await expect.poll(() => numbersOf(late), patience).toEqual([1, 2, 3, 4, 5]);
  });

  test('is told nothing twice by a process that has not looked yet what they know from another', async () => {
    const leave = await hub.join(roomId, 0, viewerOf());
    // at once: it looks before both or after both
    await happen(elsewhere, 'a', 'b');
    const viewers = [viewerOf(), viewerOf()];
    await Promise.all(viewers.map((viewer) => hub.join(roomId, 1, viewer)));
    for (const viewer of viewers) expect(numbersOf(viewer)).toEqual([2]);
    await happen(elsewhere, 'c');
    for (const viewer of viewers) {
      await expect.poll(() => numbersOf(viewer), patience).toEqual([2, 3]);
      expect(viewer.resets).toBe(0);
    }
    leave();
  });

  test('and asks for all anew where it knows more than was ever written', async () => {
    const leave = await hub.join(roomId, 0, viewerOf());
    await happen(database, 'a');
    const viewer = viewerOf();
    await hub.join(roomId, 7, viewer);
    expect(viewer.resets).toBe(1);
    await happen(database, 'b');
    await expect.poll(() => numbersOf(viewer), patience).toEqual([2]);
    leave();
  });

  test('and asks for all anew where that is too much', async () => {
    await database.db
      .updateTable('live_rooms')
      .set({ seq: mostMissed + 1 })
      .where('id', '=', roomId)
      .execute();
    const viewer = viewerOf();
    await hub.join(roomId, 0, viewer);
    expect(viewer.resets).toBe(1);
    await happen(database, 'a');
    await expect.poll(() => numbersOf(viewer), patience).toEqual([mostMissed + 2]);
  });

  test('is told that the live was removed, and nothing after it', async () => {
    const viewer = viewerOf();
    await hub.join(roomId, 0, viewer);
    await elsewhere.db.transaction().execute((transaction) => removeRoom(transaction, roomId, now));
    await expect.poll(() => viewer.isEnded, patience).toBe(true);
    expect(viewer.events).toEqual([expect.objectContaining({ seq: 1, kind: 'removed' })]);
    await expect(hub.join(roomId, 0, viewerOf())).rejects.toMatchObject({ code: 404 });
  });

  test('hears of a live that there is none with a 404', async () => {
    await expect(hub.join('none', 0, viewerOf())).rejects.toMatchObject({ code: 404 });
  });
});

test('two gateways on one database tell all their viewers the same', async () => {
  const other = createLiveHub(elsewhere, { clock: () => now, log: quiet });
  const [here, there] = [viewerOf(), viewerOf()];
  await hub.join(roomId, 0, here);
  await other.join(roomId, 0, there);
  // one after another: two connections of one thread would wait for each other
  for (let index = 0; index < 40; index += 1)
    await happen(index % 2 === 0 ? database : elsewhere, `m${index}`);
  const all = Array.from({ length: 40 }, (_, index) => index + 1);
  await expect.poll(() => numbersOf(here), patience).toEqual(all);
  await expect.poll(() => numbersOf(there), patience).toEqual(all);
  expect(there.events).toEqual(here.events);
  await other.close();
  expect(there.isEnded).toBe(true);
  expect(here.isEnded).toBe(false);
});

describe('where the database is slow', () => {
  let slow: LiveHub;
  /** queries whose answers are on their way */
  let asked: number;
  let isSlow: boolean;
  let answer: () => void;
  beforeEach(() => {
    const answered = Promise.withResolvers<void>();
    asked = 0;
    isSlow = true;
    answer = answered.resolve;
    const late: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        asked += 1;
        if (isSlow) await answered.promise;
        return result;
      },
    };
    slow = createLiveHub(
      { db: database.db.withPlugin(late), listen: database.listen },
      { clock: () => now, log: quiet },
    );
  });

  test('who knows of more than the row that a live is being opened with is told nothing twice', async () => {
    const first = slow.join(roomId, 0, viewerOf());
    await expect.poll(() => asked, patience).toBe(1);
    await happen(elsewhere, 'a');
    const viewer = viewerOf();
    const second = slow.join(roomId, 1, viewer);
    answer();
    await Promise.all([first, second]);
    await happen(elsewhere, 'b');
    await expect.poll(() => numbersOf(viewer), patience).toEqual([2]);
    expect(viewer.resets).toBe(0);
    await slow.close();
  });

  test('who comes while it closes is refused, and no stream stays open', async () => {
    const joining = Promise.allSettled([slow.join(roomId, 0, viewerOf())]);
    await expect.poll(() => asked, patience).toBe(1);
    const closing = slow.close();
    answer();
    expect(await joining).toMatchObject([{ status: 'rejected', reason: { code: 503 } }]);
    await closing;
  });

  test('who came is counted once by a process that closes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      isSlow = false;
      await slow.join(roomId, 0, viewerOf());
      slow.countView(roomId);
      // its row, and the first look for what happened
      await expect.poll(() => asked, patience).toBe(2);
      isSlow = true;
      const closing = slow.close();
      await expect.poll(() => asked, patience).toBe(3);
      // the time of the next counting comes while the last is under way
      vi.advanceTimersByTime(2000);
      answer();
      await closing;
    } finally {
      vi.useRealTimers();
    }
    const { views } = await database.db
      .selectFrom('live_rooms')
      .select('views')
      .where('id', '=', roomId)
      .executeTakeFirstOrThrow();
    expect(views).toBe(1);
  });
});

test('a process that is closed does not begin to listen again', async () => {
  let listeners = 0;
  const listen: OpenDatabase['listen'] = (...words) => {
    listeners += 1;
    return database.listen(...words);
  };
  const closed = createLiveHub({ db: database.db, listen }, { clock: () => now, log: quiet });
  await closed.close();
  closed.touch(roomId, 'phone');
  expect(listeners).toBe(0);
});
