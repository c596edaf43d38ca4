import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Schema } from '../../../db/schema.ts';
import { parseShanghaiTime } from '../../../db/time.ts';

interface DeviceLists {
  readonly saved: Schemas['DeviceList'];
  readonly read: Schemas['DeviceList'];
}

interface Owner {
  readonly readerId: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/**
 * Merges the lists of a device into the reader's lists: the union by story, with the earliest time of a save and the
 * latest time of a read. Idempotent.
 */
export async function mergeLists(
  transaction: Transaction<Schema>,
  { saved, read }: DeviceLists,
  owner: Owner,
): Promise<Schemas['DeviceListsMerged']> {
  const [saves, reads] = [timesOf(saved, owner.now, earlier), timesOf(read, owner.now, later)];
  const titles = await titlesOf(transaction, [...saves.keys(), ...reads.keys()]);
  return {
    saved: await mergeSaves(transaction, saves, titles, owner),
    read: await mergeReads(transaction, reads, titles, owner),
  };
}

type Times = ReadonlyMap<string, string>;

async function mergeSaves(
  transaction: Transaction<Schema>,
  saves: Times,
  titles: Times,
  { readerId }: Owner,
): Promise<number> {
  const rows = [...saves].flatMap(([id, at]) => {
    const title = titles.get(id);
    return title === undefined ? [] : [{ user_id: readerId, news_id: id, title, saved_at: at }];
  });
  if (rows.length === 0) return 0;
  await transaction
    .insertInto('saved_stories')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'news_id'])
        .doUpdateSet((eb) => ({ saved_at: eb.ref('excluded.saved_at') }))
        .whereRef('excluded.saved_at', '<', 'saved_stories.saved_at'),
    )
    .execute();
  return rows.length;
}

async function mergeReads(
  transaction: Transaction<Schema>,
  reads: Times,
  titles: Times,
  { readerId }: Owner,
): Promise<number> {
  const rows = [...reads]
    .filter(([id]) => titles.has(id))
    .map(([id, at]) => ({ user_id: readerId, news_id: id, read_at: at }));
  if (rows.length === 0) return 0;
  await transaction
    .insertInto('news_reads')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'news_id'])
        .doUpdateSet((eb) => ({ read_at: eb.ref('excluded.read_at') }))
        .whereRef('excluded.read_at', '>', 'news_reads.read_at'),
    )
    .execute();
  return rows.length;
}

async function titlesOf(transaction: Transaction<Schema>, ids: readonly string[]): Promise<Times> {
  if (ids.length === 0) return new Map();
  const rows = await transaction.selectFrom('news').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** One time for each story: PostgreSQL rejects a statement that upserts the same row twice. */
function timesOf(list: Schemas['DeviceList'], now: string, chosen: (a: string, b: string) => string): Times {
  const times = new Map<string, string>();
  for (const { newsId, at } of list) {
    const time = plausibleTime(at, now);
    const known = times.get(newsId);
    times.set(newsId, known === undefined ? time : chosen(known, time));
  }
  return times;
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

/** Replaces times that are invalid or in the future, since a device's clock may be wrong. */
function plausibleTime(at: string, now: string): string {
  return at > now || Number.isNaN(parseShanghaiTime(at).getTime()) ? now : at;
}
