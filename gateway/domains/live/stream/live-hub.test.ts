import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { openDatabase } from '../../../db/open.ts';
import { openTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import type { Viewer } from './room-channel.ts';
import { type LiveEvent, maxMissedEvents, recordEvent } from './live-events.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { removeRoom } from '../room/room-state.ts';
import { addRoom } from '../test-lives.ts';

const now = new Date('2026-11-03T08:00:00+08:00');
const quiet = { info: () => {}, error: () => {} };

let database: TestDatabase;
/** the same database, opened as another process such as the editor CLI would */
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

/** Parses the stream as a browser does. */
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

const record = ({ db }: Pick<OpenDatabase, 'db'>, ...ids: readonly string[]) =>
  db.transaction().execute(async (transaction) => {
    for (const id of ids)
      await recordEvent(transaction, roomId, () => ({ kind: 'message-removed', id }), now);
  });
/** ms, generous for a busy machine */
const patience = { timeout: 5000 };
const numbersOf = ({ events }: TestViewer) => events.map(({ seq }) => seq);

describe('a viewer', () => {
  test('gets events from another process, in order', async () => {
    const viewer = viewerOf();
    const leave = await hub.join(roomId, 0, viewer);
    for (const id of ['a', 'b', 'c']) await record(elsewhere, id);
    await expect
      .poll(() => viewer.events.map(({ seq, id }) => `${seq} ${id}`), patience)
      .toEqual(['1 a', '2 b', '3 c']);
    leave();
    const stays = viewerOf();
    await hub.join(roomId, 3, stays);
    await record(elsewhere, 'd');
    await expect.poll(() => numbersOf(stays), patience).toEqual([4]);
    expect(numbersOf(viewer)).toEqual([1, 2, 3]);
  });

  test('first gets missed events, and each event once', async () => {
    for (const id of ['a', 'b', 'c']) await record(database, id);
    const [early, late] = [viewerOf(), viewerOf()];
    await hub.join(roomId, 1, early);
    await Promise.all([record(database, 'd'), hub.join(roomId, 0, late)]);
    await record(elsewhere, 'e');
    await expect.poll(() => numbersOf(early), patience).toEqual([2, 3, 4, 5]);
    await expect.poll(() => numbersOf(late), patience).toEqual([1, 2, 3, 4, 5]);
  });

  test('gets no event twice from a process that is behind the one the viewer came from', async () => {
    const leave = await hub.join(roomId, 0, viewerOf());
    // in one transaction: the hub reads neither or both
    await record(elsewhere, 'a', 'b');
    const viewers = [viewerOf(), viewerOf()];
    await Promise.all(viewers.map((viewer) => hub.join(roomId, 1, viewer)));
    for (const viewer of viewers) expect(numbersOf(viewer)).toEqual([2]);
    await record(elsewhere, 'c');
    for (const viewer of viewers) {
      await expect.poll(() => numbersOf(viewer), patience).toEqual([2, 3]);
      expect(viewer.resets).toBe(0);
    }
    leave();
  });

  test('is reset if their last number is ahead of the database', async () => {
    const leave = await hub.join(roomId, 0, viewerOf());
    await record(database, 'a');
    const viewer = viewerOf();
    await hub.join(roomId, 7, viewer);
    expect(viewer.resets).toBe(1);
    await record(database, 'b');
    await expect.poll(() => numbersOf(viewer), patience).toEqual([2]);
    leave();
  });

  test('is reset if they missed too many events', async () => {
    await database.db
      .updateTable('live_rooms')
      .set({ seq: maxMissedEvents + 1 })
      .where('id', '=', roomId)
      .execute();
    const viewer = viewerOf();
    await hub.join(roomId, 0, viewer);
    expect(viewer.resets).toBe(1);
    await record(database, 'a');
    await expect.poll(() => numbersOf(viewer), patience).toEqual([maxMissedEvents + 2]);
  });

  test('gets the removal of the room as the last event', async () => {
    const viewer = viewerOf();
    await hub.join(roomId, 0, viewer);
    await elsewhere.db.transaction().execute((transaction) => removeRoom(transaction, roomId, now));
    await expect.poll(() => viewer.isEnded, patience).toBe(true);
    expect(viewer.events).toEqual([expect.objectContaining({ seq: 1, kind: 'removed' })]);
    await expect(hub.join(roomId, 0, viewerOf())).rejects.toMatchObject({ code: 404 });
  });

  test('gets a 404 for an unknown room', async () => {
    await expect(hub.join('none', 0, viewerOf())).rejects.toMatchObject({ code: 404 });
  });
});

test('two gateways on one database send the same events', async () => {
  const other = createLiveHub(elsewhere, { clock: () => now, log: quiet });
  const [here, there] = [viewerOf(), viewerOf()];
  await hub.join(roomId, 0, here);
  await other.join(roomId, 0, there);
  // sequentially: two SQLite connections in one thread would block each other
  for (let index = 0; index < 40; index += 1)
    await record(index % 2 === 0 ? database : elsewhere, `m${index}`);
  const all = Array.from({ length: 40 }, (_, index) => index + 1);
  await expect.poll(() => numbersOf(here), patience).toEqual(all);
  await expect.poll(() => numbersOf(there), patience).toEqual(all);
  expect(there.events).toEqual(here.events);
  await other.close();
  expect(there.isEnded).toBe(true);
  expect(here.isEnded).toBe(false);
});

describe('with a slow database', () => {
  let slow: LiveHub;
  /** number of queries sent */
  let queries: number;
  let isSlow: boolean;
  let response: () => void;
  beforeEach(() => {
    const answered = Promise.withResolvers<void>();
    queries = 0;
    isSlow = true;
    response = answered.resolve;
    const late: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries += 1;
        if (isSlow) await answered.promise;
        return result;
      },
    };
    slow = createLiveHub(
      { db: database.db.withPlugin(late), listen: database.listen },
      { clock: () => now, log: quiet },
    );
  });

  test('a viewer who is ahead of a room that is being opened gets no event twice', async () => {
    const first = slow.join(roomId, 0, viewerOf());
    await expect.poll(() => queries, patience).toBe(1);
    await record(elsewhere, 'a');
    const viewer = viewerOf();
    const second = slow.join(roomId, 1, viewer);
    response();
    await Promise.all([first, second]);
    await record(elsewhere, 'b');
    await expect.poll(() => numbersOf(viewer), patience).toEqual([2]);
    expect(viewer.resets).toBe(0);
    await slow.close();
  });

  test('a viewer who arrives while the hub closes is rejected, and no stream stays open', async () => {
    const joining = Promise.allSettled([slow.join(roomId, 0, viewerOf())]);
    await expect.poll(() => queries, patience).toBe(1);
    const closing = slow.close();
    response();
    expect(await joining).toMatchObject([{ status: 'rejected', reason: { code: 503 } }]);
    await closing;
  });

  test('a view is counted once when the process closes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      isSlow = false;
      await slow.join(roomId, 0, viewerOf());
      slow.countView(roomId);
      // the room's row, and the first read of events
      await expect.poll(() => queries, patience).toBe(2);
      isSlow = true;
      const closing = slow.close();
      await expect.poll(() => queries, patience).toBe(3);
      // the next tick is due while the last save is in flight
      vi.advanceTimersByTime(2000);
      response();
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

test('a closed hub does not start listening again', async () => {
  let listeners = 0;
  const listen: OpenDatabase['listen'] = (...args) => {
    listeners += 1;
    return database.listen(...args);
  };
  const closed = createLiveHub({ db: database.db, listen }, { clock: () => now, log: quiet });
  await closed.close();
  closed.countPoll(roomId, 'phone', '203.0.113.1');
  expect(listeners).toBe(0);
});
