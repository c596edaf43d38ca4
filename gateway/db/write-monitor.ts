import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from './database.ts';
import { isReadOnly } from './drivers/split-pool.ts';
import { isBroken, isUnavailable } from './unavailable.ts';

/** interval in ms of probes while writes work, and while they do not */
const probeIntervalMs = 30_000;
const retryIntervalMs = 2000;
/** more than a page of either database, so that a probe needs new ones as any write does */
const probeText = 'x'.repeat(16_384);

/** Knows whether the database accepts writes. */
export interface WriteMonitor {
  /** Why it does not; undefined while it does. */
  readonly problem: Error | undefined;
  /** Takes note of a failed request: if the disk or the file does not work, writes stop until a probe succeeds. */
  report(error: Error): void;
  stop(): void;
}

interface WriteMonitorOptions {
  readonly database: Pick<OpenDatabase, 'db'>;
  /** rejects with the reason when what the database needs besides itself is missing, such as room on the disk */
  readonly checkRoom?: () => Promise<void>;
  /** called when writes stop, with the cause, and when they work again */
  readonly onChange: (problem: Error | undefined) => void;
}

/** Watches whether the database accepts writes, with a small one of its own every half a minute. */
export function monitorWrites({
  database,
  checkRoom = async () => {},
  onChange,
}: WriteMonitorOptions): WriteMonitor {
  let problem: Error | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function set(found: Error | undefined): void {
    const hasChanged = (found === undefined) !== (problem === undefined);
    problem = found;
    if (hasChanged && !isStopped) onChange(found);
  }

  function schedule(): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(probe, problem === undefined ? probeIntervalMs : retryIntervalMs);
    timer.unref();
  }

  async function probe(): Promise<void> {
    try {
      await checkRoom();
      await probeWrite(database);
      set(undefined);
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      // a lock ends by itself, and a database out of reach is noticed by reading, unlike a server that only refuses writes
      if (!isUnavailable(cause) || isReadOnly(cause)) set(cause);
    }
    schedule();
  }

  schedule();
  return {
    get problem() {
      return problem;
    },
    report(error) {
      if (!isBroken(error) || problem !== undefined) return;
      set(error);
      schedule();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Writes a row and deletes it, in one transaction. @throws the driver's error */
export async function probeWrite({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const part = `probe-${randomUUID()}`;
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('gateway_identity').values({ part, fingerprint: probeText }).execute();
    await transaction.deleteFrom('gateway_identity').where('part', '=', part).execute();
  });
}
