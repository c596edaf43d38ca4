import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import { runLeased } from './db/job-lease.ts';
import type { Metrics } from './services/metrics/metrics.ts';

export interface BackgroundJob {
  /** in the metrics and in the table `job_leases` */
  readonly name: string;
  /** what the log says has failed */
  readonly title: string;
  /** ms between the looks of this process whether the job is due */
  readonly lookMs: number;
  /** ms from the end of a run, of any process, to the next; shorter than `lookMs` if it is due at every look */
  readonly intervalMs: number;
  run(isStopped: () => boolean): Promise<void>;
}

/** Repeats jobs that run at one process at a time, whichever looks first when one is due. */
export interface BackgroundJobs {
  /** Looks now, and then regularly. A failure is logged, and the next look tries again. */
  repeat(job: BackgroundJob): void;
}

/**
 * A running job is stopped before the database closes.
 * @param runJob measures it
 */
export function createBackgroundJobs(
  app: FastifyInstance,
  db: Database,
  runJob: Metrics['runJob'],
): BackgroundJobs {
  let isStopped = false;
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<string, Promise<unknown>>();

  function look({ name, title, intervalMs, run }: BackgroundJob): void {
    if (running.has(name) || isStopped) return;
    const work = runLeased(db, name, (isLost) => runJob(name, () => run(() => isStopped || isLost())), {
      intervalMs,
    })
      .catch((error: unknown) => app.log.error({ err: error }, `${title} failed`))
      .finally(() => running.delete(name));
    running.set(name, work);
  }

  // onClose hooks run in reverse order, so this one runs before the one that closes the database
  app.addHook('onClose', async () => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  });
  return {
    repeat(job) {
      const timer = setInterval(() => look(job), job.lookMs);
      timer.unref();
      timers.push(timer);
      app.addHook('onListen', () => look(job));
    },
  };
}
