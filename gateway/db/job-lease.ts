import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { clockToleranceMs, shanghaiTime } from './time.ts';

/** How long a lease lasts without being renewed: longer than clocks may differ. */
export const leaseMs = 60_000;
const renewIntervalMs = leaseMs / 4;

interface JobLeaseOptions {
  /** how long ago the job must have ended well before it is due again; by default it always is */
  readonly intervalMs?: number;
  readonly clock?: () => Date;
}

/**
 * Runs a job unless a process anywhere is running it or has done so within the interval. A process that is killed holds
 * the job for a minute at most.
 * @param run is told by `isLost` that the lease expired, since this process stood still or was cut off; it should end then
 * @returns whether it ran
 * @throws what `run` throws; the job stays due
 */
export async function runLeased(
  db: Database,
  job: string,
  run: (isLost: () => boolean) => Promise<void>,
  { intervalMs = 0, clock = () => new Date() }: JobLeaseOptions = {},
): Promise<boolean> {
  const holder = randomUUID();
  if (!(await claim(db, { job, holder, intervalMs, now: clock() }))) return false;
  let heldUntil = clock().getTime() + leaseMs;
  const isLost = () => clock().getTime() >= heldUntil;
  const own = () => db.updateTable('job_leases').where('job', '=', job).where('holder', '=', holder);
  const timer = setInterval(() => {
    const until = clock().getTime() + leaseMs;
    own()
      .set({ held_until: shanghaiTime(new Date(until)) })
      .executeTakeFirst()
      .then(({ numUpdatedRows }) => (heldUntil = numUpdatedRows > 0n ? until : 0))
      // tried again by the next interval, until the lease has expired
      .catch(() => undefined);
  }, renewIntervalMs);
  timer.unref();
  let isDone = false;
  try {
    await run(isLost);
    isDone = true;
  } finally {
    clearInterval(timer);
    await own()
      .set({
        holder: '',
        held_until: '',
        ...(isDone && { done_at: shanghaiTime(clock()), runs: sql<number>`runs + 1` }),
      })
      .execute();
  }
  return true;
}

interface Claim {
  readonly job: string;
  readonly holder: string;
  readonly intervalMs: number;
  readonly now: Date;
}

/** Takes the lease in one statement, so that only one of several processes gets it. A look that is too early writes nothing. */
async function claim(db: Database, { job, holder, intervalMs, now }: Claim): Promise<boolean> {
  const at = (ms: number) => shanghaiTime(new Date(now.getTime() + ms));
  const lease = { holder, held_until: at(leaseMs) };
  const taken = await db
    .updateTable('job_leases')
    .set(lease)
    .where('job', '=', job)
    .where(({ or, eb }) =>
      or([eb('held_until', '<=', at(0)), eb('held_until', '>', at(leaseMs + clockToleranceMs))]),
    )
    .where(({ or, eb }) =>
      or([eb('done_at', '<=', at(-intervalMs)), eb('done_at', '>', at(clockToleranceMs))]),
    )
    .executeTakeFirst();
  if (taken.numUpdatedRows > 0n) return true;
  const known = await db.selectFrom('job_leases').select('job').where('job', '=', job).executeTakeFirst();
  if (known !== undefined) return false;
  const first = await db
    .insertInto('job_leases')
    .values({ job, ...lease, done_at: '', runs: 0 })
    .onConflict((conflict) => conflict.column('job').doNothing())
    .executeTakeFirst();
  return (first.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
