import type { Transaction } from 'kysely';
import { Failure, notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { parseShanghaiTime } from '../../../db/time.ts';
import { stopEventOfReader } from '../push/push-devices.ts';
import { followProgress } from './follow-progress.ts';

type FollowTarget = Schemas['FollowTarget'];
type DeviceFollow = Schemas['DeviceFollow'];

/** as specified by the contract */
const maxFollows = 100;

interface Owner {
  readonly readerId: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** What a reader follows, with new stories. */
export async function newsFollows(db: Database, readerId: string): Promise<Schemas['FollowList']> {
  return followProgress(db, await followsOf(db, readerId));
}

/**
 * Follows a label, hot event or reporter, or stops following.
 * @throws Failure 404 for a target without stories, 409 for one too many
 */
export async function setNewsFollow(
  transaction: Transaction<Schema>,
  { kind, id }: FollowTarget,
  follow: boolean,
  { readerId, now }: Owner,
): Promise<Schemas['FollowState']> {
  if (!follow) {
    await transaction
      .deleteFrom('news_follows')
      .where('user_id', '=', readerId)
      .where('kind', '=', kind)
      .where('target', '=', id)
      .execute();
    if (kind === 'event') await stopEventOfReader(transaction, readerId, id);
    return { kind, id, followed: false };
  }
  const follows = await followsOf(transaction, readerId);
  if (follows.some((one) => one.kind === kind && one.id === id)) return { kind, id, followed: true };
  if (follows.length >= maxFollows)
    throw new Failure(409, `最多关注 ${maxFollows} 个标签、热点和记者，先取消几个再来`);
  const [known] = (await followProgress(transaction, [{ kind, id, at: now, seenAt: now }])).list;
  if (known?.newest === undefined) throw notFound('没有找到要关注的内容');
  await insertFollows(transaction, readerId, [{ kind, id, at: now, seenAt: now }]);
  return { kind, id, followed: true };
}

/** Notes that a reader has looked at what they follow; never moves the time back. */
export async function updateNewsFollow(
  db: Database,
  { kind, id }: FollowTarget,
  { readerId, now }: Owner,
): Promise<Schemas['FollowSeen']> {
  await db
    .updateTable('news_follows')
    .set({ seen_at: now })
    .where('user_id', '=', readerId)
    .where('kind', '=', kind)
    .where('target', '=', id)
    .where('seen_at', '<', now)
    .execute();
  return { kind, id, seenAt: now };
}

/**
 * Merges the follows of a device into the reader's: the union, with the earliest time of a follow and the latest look.
 * Idempotent; follows beyond the maximum are left out.
 */
export async function mergeNewsFollows(
  transaction: Transaction<Schema>,
  follows: readonly DeviceFollow[],
  { readerId, now }: Owner,
): Promise<void> {
  const merged = new Map((await followsOf(transaction, readerId)).map((one) => [keyOf(one), one]));
  for (const given of follows) {
    const follow = { ...given, at: plausibleTime(given.at, now), seenAt: plausibleTime(given.seenAt, now) };
    const known = merged.get(keyOf(follow));
    if (known === undefined && merged.size >= maxFollows) continue;
    merged.set(keyOf(follow), {
      ...follow,
      at: known !== undefined && known.at < follow.at ? known.at : follow.at,
      seenAt: known !== undefined && known.seenAt > follow.seenAt ? known.seenAt : follow.seenAt,
    });
  }
  await insertFollows(transaction, readerId, [...merged.values()]);
}

async function followsOf(db: Database, readerId: string): Promise<DeviceFollow[]> {
  return db
    .selectFrom('news_follows')
    .select(['kind', 'target as id', 'followed_at as at', 'seen_at as seenAt'])
    .where('user_id', '=', readerId)
    .orderBy('followed_at', 'desc')
    .orderBy('target')
    .execute();
}

async function insertFollows(
  transaction: Transaction<Schema>,
  readerId: string,
  follows: readonly DeviceFollow[],
): Promise<void> {
  if (follows.length === 0) return;
  await transaction
    .insertInto('news_follows')
    .values(
      follows.map(({ kind, id, at, seenAt }) => ({
        user_id: readerId,
        kind,
        target: id,
        followed_at: at,
        seen_at: seenAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'target']).doUpdateSet((eb) => ({
        followed_at: eb.ref('excluded.followed_at'),
        seen_at: eb.ref('excluded.seen_at'),
      })),
    )
    .execute();
}

const keyOf = ({ kind, id }: FollowTarget) => `${kind} ${id}`;

/** Replaces times that are invalid or in the future, since a device's clock may be wrong. */
function plausibleTime(at: string, now: string): string {
  return at > now || Number.isNaN(parseShanghaiTime(at).getTime()) ? now : at;
}
