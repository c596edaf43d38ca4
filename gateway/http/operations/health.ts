import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OpenDatabase } from '../../db/database.ts';
import { missingMigrations } from '../../db/migrate.ts';
import type { WriteMonitor } from '../../db/write-monitor.ts';
import type { Drain } from '../middleware/drain.ts';

export interface HealthOptions {
  readonly database: OpenDatabase;
  readonly drain: Drain;
  readonly writes: Pick<WriteMonitor, 'problem'>;
  /** resolves to false once the keys or the data folder are not those of the database */
  readonly hasOwnKeys: () => Promise<boolean>;
  /** bytes free where the gateway keeps files */
  readonly freeDiskBytes: () => Promise<number>;
  /** of this build */
  readonly version: string;
  readonly revision: string | undefined;
}

/** below it neither uploads nor the log of the database have room */
export const minFreeDiskBytes = 64 * 1024 * 1024;
/** how long one result is used, in ms */
const probeIntervalMs = 1000;

/**
 * - `GET /livez`: 200 while the process answers at all.
 * - `GET /readyz`: 200 while requests should be sent here; else 503 with what is wrong: `draining`, `database`, `schema`,
 *   `keys`, `writes` or `disk`.
 * - `GET /healthz`: as `/readyz`, also while the gateway drains.
 * - `GET /version`: version and revision of this build.
 */
export function registerHealth(
  app: FastifyInstance,
  { database, drain, writes, hasOwnKeys, freeDiskBytes, version, revision }: HealthOptions,
): void {
  let probe: { readonly at: number; readonly problems: Promise<string[]> } | undefined;

  async function findProblems(): Promise<string[]> {
    const found: string[] = [];
    try {
      await database.ping();
      if ((await missingMigrations(database.db)).length > 0) found.push('schema');
      else if (!(await hasOwnKeys())) found.push('keys');
    } catch (error) {
      app.log.error({ err: error }, 'the database cannot be used');
      found.push('database');
    }
    if (writes.problem !== undefined) found.push('writes');
    try {
      if ((await freeDiskBytes()) < minFreeDiskBytes) {
        app.log.error('the disk of the data folder is full');
        found.push('disk');
      }
    } catch (error) {
      app.log.error({ err: error }, 'the data folder cannot be reached');
      found.push('disk');
    }
    return found;
  }

  /** Found at most once a second, whoever asks. */
  function problems(): Promise<string[]> {
    const now = performance.now();
    if (probe === undefined || now - probe.at >= probeIntervalMs)
      probe = { at: now, problems: findProblems() };
    return probe.problems;
  }

  const answer = (reply: FastifyReply, found: readonly string[]) =>
    found.length === 0
      ? reply.send({ status: 'ok' })
      : reply.code(503).header('retry-after', 1).send({ status: 'unavailable', problems: found });

  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/version', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ version, ...(revision !== undefined && { revision }) }),
  );
  app.get('/healthz', async (_request, reply) =>
    answer(reply.header('cache-control', 'no-store'), await problems()),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return drain.isDraining ? answer(reply, ['draining']) : answer(reply, await problems());
  });
}
