import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import { openDatabase } from '../open.ts';
import { notify } from '../notify.ts';
import { openTestDatabase, type TestDatabase } from '../test-database.ts';
import { isUnavailable } from '../unavailable.ts';
import { openPostgres } from './open-postgres.ts';
import { proxyTo, type TestProxy } from './test-proxy.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.skipIf(!process.env.TEST_DATABASE_URL)('PostgreSQL', () => {
  let direct: TestDatabase;
  let proxy: TestProxy;
  let database: OpenDatabase;
  const throughProxy = () => ({ ...direct.location, databaseUrl: proxy.databaseUrl });

  beforeAll(async () => {
    direct = await openTestDatabase();
  });
  afterAll(() => direct.close());
  beforeEach(async () => {
    proxy = await proxyTo(direct.location.databaseUrl ?? '');
    database = await openDatabase(throughProxy());
  });
  afterEach(async () => {
    // closes the sockets of connections that answer no longer
    await proxy.close();
    await database.close();
  });

  const read = () => database.db.selectFrom('loaded_content').selectAll().execute();
  const write = (name: string) =>
    database.db.insertInto('loaded_content').values({ name, loaded_at: '' }).execute();

  test('is used again within ten seconds after all its connections were silently dropped', async () => {
    // opens every connection
    await Promise.all(Array.from({ length: 20 }, read));
    await write('before');
    proxy.silence();
    const since = performance.now();
    const first = await read().catch((error: unknown) => error);
    expect(first instanceof Error && isUnavailable(first)).toBe(true);
    // one after the other: no other connection costs a wait
    for (let count = 0; count < 10; count += 1) await read();
    // the silent read has told that this connection is lost too
    await write('after');
    expect(performance.now() - since).toBeLessThan(10_000);
  }, 30_000);

  test('fails a transaction within the wait for one answer, although its rollback gets none either', async () => {
    await write('before a transaction');
    const since = performance.now();
    const failed = await database.db
      .transaction()
      .execute(async (transaction) => {
        await transaction.deleteFrom('vote_ballots').execute();
        proxy.silence();
        await transaction.deleteFrom('vote_ballots').execute();
      })
      .catch((error: unknown) => error);
    expect(failed instanceof Error && isUnavailable(failed)).toBe(true);
    expect(performance.now() - since).toBeLessThan(10_000);
  }, 30_000);

  test('answers reads while writes wait for a lock, and ends the wait', async () => {
    const isLocked = Promise.withResolvers<void>();
    const lock = direct.db.transaction().execute(async (transaction) => {
      await sql`lock table vote_ballots in access exclusive mode`.execute(transaction);
      isLocked.resolve();
      await pause(4500);
    });
    await isLocked.promise;
    const waits = Array.from({ length: 8 }, () =>
      database.db
        .deleteFrom('vote_ballots')
        .execute()
        .catch((error: unknown) => error),
    );
    await pause(100);
    const since = performance.now();
    await read();
    expect(performance.now() - since).toBeLessThan(1000);
    const [first] = await Promise.all(waits);
    expect(first instanceof Error && isUnavailable(first)).toBe(true);
    await lock;
  }, 30_000);

  test('a job whose connection was silently dropped fails within its limit, and the next one runs', async () => {
    const limited = await openPostgres(proxy.databaseUrl, 0, 1500);
    const { jobs } = limited;
    const since = performance.now();
    const failed = async (run: Promise<unknown>) => {
      const error = await run.catch((cause: unknown) => cause);
      return error instanceof Error && isUnavailable(error);
    };
    try {
      expect(await failed(sql`select pg_sleep(20)`.execute(jobs))).toBe(true);
      const transaction = jobs.transaction().execute(async (inner) => {
        await inner.deleteFrom('vote_ballots').execute();
        proxy.silence();
        await inner.deleteFrom('vote_ballots').execute();
      });
      expect(await failed(transaction)).toBe(true);
      await sql`select 1`.execute(jobs);
      expect(performance.now() - since).toBeLessThan(10_000);
      expect(limited.connections()).toContainEqual({ purpose: 'jobs', state: 'busy', value: 0 });
      // the server has rolled back the transaction that was cut off
      await jobs.transaction().execute((inner) => sql`lock table vote_ballots`.execute(inner));
    } finally {
      // ends the proxy's silent connections, too
      await proxy.close();
      await limited.close();
    }
  }, 30_000);

  test('is waited for at the start, for as long as wanted', async () => {
    await proxy.refuse();
    const opening = openDatabase(throughProxy(), { waitMs: 10_000 });
    await pause(800);
    await proxy.accept();
    const late = await opening;
    await late.ping();
    await late.close();
    await proxy.refuse();
    await expect(openDatabase(throughProxy(), { waitMs: 600 })).rejects.toThrow('DATABASE_URL');
  }, 30_000);

  describe('that accepts no writes', () => {
    /** For connections that are opened from now on, as if the address led to another server. */
    const setReadOnly = (isReadOnly: boolean) =>
      direct.db.transaction().execute(async (transaction) => {
        await sql`set transaction read write`.execute(transaction);
        const name = new URL(direct.location.databaseUrl ?? '').pathname.slice(1);
        const value = sql.raw(isReadOnly ? 'on' : 'off');
        await sql`alter database ${sql.id(name)} set default_transaction_read_only = ${value}`.execute(
          transaction,
        );
      });
    const becomeReadOnly = async () => {
      await setReadOnly(true);
      await proxy.refuse();
      await proxy.accept();
    };
    afterEach(() => setReadOnly(false));
    const codeOf = (run: Promise<unknown>) =>
      run.then(
        () => undefined,
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
      );

    test('is waited for at the start, as one that is not there', async () => {
      await setReadOnly(true);
      await expect(openDatabase(throughProxy())).rejects.toThrow('it is a standby');
      const opening = openDatabase(throughProxy(), { waitMs: 10_000 });
      // a failure is reported below
      opening.catch(() => {});
      await pause(800);
      await setReadOnly(false);
      const late = await opening;
      await late.ping();
      await late.close();
    });

    test.each(['statement', 'transaction', 'job'])(
      'refuses a %s, and the next one gets another connection',
      async (kind) => {
        const writeAs = (name: string): Promise<unknown> => {
          if (kind === 'statement') return write(name);
          return (kind === 'job' ? database.jobs : database.db)
            .transaction()
            .execute((transaction) =>
              transaction.insertInto('loaded_content').values({ name, loaded_at: '' }).execute(),
            );
        };
        await becomeReadOnly();
        // at first a connection of before may be found closed
        await expect.poll(() => codeOf(writeAs('refused')), { timeout: 10_000 }).toBe('25006');
        await setReadOnly(false);
        await writeAs(`${kind} at the new primary`);
      },
    );

    test('does not answer a ping, and the next one gets another connection', async () => {
      await becomeReadOnly();
      await expect.poll(() => codeOf(database.ping()), { timeout: 10_000 }).toBe('25006');
      await setReadOnly(false);
      await database.ping();
      await read();
    });
  });

  test('a listener whose connection was silently dropped is told within three seconds', async () => {
    const heard: { payload: string | undefined; at: number }[] = [];
    const stop = await database.listen('channel', (payload) =>
      heard.push({ payload, at: performance.now() }),
    );
    await notify(direct.db, 'channel', 'first');
    await expect.poll(() => heard.map(({ payload }) => payload), { timeout: 3000 }).toEqual(['first']);
    proxy.silence();
    const since = performance.now();
    await notify(direct.db, 'channel', 'lost');
    await expect.poll(() => heard.length, { timeout: 5000 }).toBeGreaterThan(1);
    expect((heard[1]?.at ?? Number.NaN) - since).toBeLessThan(3000);
    expect(heard[1]?.payload).toBeUndefined();
    await notify(direct.db, 'channel', 'again');
    await expect.poll(() => heard.at(-1)?.payload, { timeout: 3000 }).toBe('again');
    await stop();
  }, 30_000);

  describe('at the isolation level SERIALIZABLE', () => {
    let gateways: OpenDatabase[];
    beforeEach(async () => {
      const url = new URL(direct.location.databaseUrl ?? '');
      url.searchParams.set('options', '-c default_transaction_isolation=serializable');
      const location = { ...direct.location, databaseUrl: url.href };
      gateways = [await openDatabase(location), await openDatabase(location)];
      await direct.db.deleteFrom('gateway_identity').where('part', '=', 'counter').execute();
      await direct.db.insertInto('gateway_identity').values({ part: 'counter', fingerprint: '0' }).execute();
    });
    afterEach(async () => {
      await Promise.all(gateways.map(({ close }) => close()));
    });
    const conflicts = () => gateways.reduce((sum, gateway) => sum + gateway.conflicts(), 0);
    const counted = async () =>
      (
        await direct.db
          .selectFrom('gateway_identity')
          .select('fingerprint')
          .where('part', '=', 'counter')
          .executeTakeFirstOrThrow()
      ).fingerprint;
    const add = sql<string>`cast(cast(fingerprint as integer) + 1 as text)`;

    test('repeats transactions of two gateways that wrote what the other had read', async () => {
      const count = ({ db }: OpenDatabase) =>
        db.transaction().execute(async (transaction) => {
          const { fingerprint } = await transaction
            .selectFrom('gateway_identity')
            .select('fingerprint')
            .where('part', '=', 'counter')
            .executeTakeFirstOrThrow();
          await transaction
            .updateTable('gateway_identity')
            .set({ fingerprint: String(Number(fingerprint) + 1) })
            .where('part', '=', 'counter')
            .execute();
        });
      await Promise.all(gateways.flatMap((gateway) => Array.from({ length: 10 }, () => count(gateway))));
      expect(await counted()).toBe('20');
      expect(conflicts()).toBeGreaterThan(0);
    }, 30_000);

    test('repeats single statements, of jobs too', async () => {
      const connections = gateways.flatMap(({ db, jobs }) => [db, jobs]);
      const count = (db: OpenDatabase['db']) =>
        db.updateTable('gateway_identity').set({ fingerprint: add }).where('part', '=', 'counter').execute();
      await Promise.all(connections.flatMap((db) => Array.from({ length: 5 }, () => count(db))));
      expect(await counted()).toBe('20');
      expect(conflicts()).toBeGreaterThan(0);
    }, 30_000);

    test('gives up after five seconds, as while the database is overloaded; other errors end at once', async () => {
      let attempts = 0;
      const fail = (code: string) =>
        gateways[0]?.db
          .transaction()
          .execute((transaction) => {
            attempts += 1;
            return sql`do ${sql.raw(`$$ begin raise exception using errcode = '${code}'; end $$`)}`.execute(
              transaction,
            );
          })
          .catch((error: unknown) => error);
      const since = performance.now();
      const conflict = await fail('40001');
      expect(performance.now() - since).toBeGreaterThan(5000);
      expect(attempts).toBeGreaterThan(10);
      expect(conflict instanceof Error && isUnavailable(conflict)).toBe(true);
      attempts = 0;
      await fail('23505');
      expect(attempts).toBe(1);
    });
  });
});
