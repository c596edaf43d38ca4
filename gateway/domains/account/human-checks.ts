import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';

/** seconds in which a check must be answered, and in which a passed check can be used */
export const checkLifeSeconds = 180;
/** range of target positions, within the slider's track */
const [minTarget, maxTarget] = [25, 95];
/** accepted distance from the target position */
const tolerance = 2;
/** minimum duration (ms) and number of moves; real pointer and keyboard input exceeds both */
const minDurationMs = 200;
const minMoves = 2;

export interface HumanCheck {
  readonly id: string;
  readonly target: number;
}

export interface SliderAnswer {
  readonly id: string;
  readonly position: number;
  /** ms */
  readonly duration: number;
  readonly moves: number;
}

export async function createCheck(db: Database, addressHash: string, now: Date): Promise<HumanCheck> {
  const check = { id: randomBytes(16).toString('base64url'), target: randomInt(minTarget, maxTarget + 1) };
  await db
    .insertInto('human_checks')
    .values({ ...check, address_hash: addressHash, state: 'open', expires_at: checkExpiry(now) })
    .execute();
  return check;
}

/** Whether the slider was moved to its target. A check accepts one answer. */
export async function answerCheck(
  db: Database,
  { id, position, duration, moves }: SliderAnswer,
  addressHash: string,
  now: Date,
): Promise<boolean> {
  const check = await db
    .updateTable('human_checks')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('address_hash', '=', addressHash)
    .where('state', '=', 'open')
    .where('expires_at', '>', shanghaiTime(now))
    .returning('target')
    .executeTakeFirst();
  const isThere = check !== undefined && Math.abs(check.target - position) <= tolerance;
  if (!isThere || duration < minDurationMs || moves < minMoves) return false;
  await db
    .updateTable('human_checks')
    .set({ state: 'passed', expires_at: checkExpiry(now) })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Consumes a passed check: it allows one call from the same client address. */
export async function redeemCheck(
  db: Database,
  id: string,
  addressHash: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable('human_checks')
    .set({ state: 'used' })
    .where('id', '=', id)
    .where('address_hash', '=', addressHash)
    .where('state', '=', 'passed')
    .where('expires_at', '>', shanghaiTime(now))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

const checkExpiry = (now: Date) => shanghaiTime(new Date(now.getTime() + checkLifeSeconds * 1000));
