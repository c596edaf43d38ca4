import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../gateway/db/open.ts';
import { openTestDatabase } from '../../gateway/db/test-database.ts';
import type { DatabaseLocation } from '../../gateway/db/location.ts';
import { serviceLedger } from '../../gateway/domains/commonweal/chain/service-ledger.ts';
import { checkDatabase } from '../../gateway/domains/shared/ledger/check-database.ts';
import { round, type Bench } from '../row.ts';
import type { Appends } from '../support/append-records.ts';

const processes = 2;
const recordsEach = 2000;
/** records that an import appends in one transaction */
const importBatch = 50;
const script = fileURLToPath(new URL('../support/append-records.ts', import.meta.url));

/**
 * Appends records to one ledger from two processes, with their leaves and the hashes of full tiles, and checks the ledger.
 * The database is that of tests: embedded, or on the server at `TEST_DATABASE_URL`.
 */
export const ledgerAppend: Bench = {
  name: 'ledger-append',
  async measure() {
    const server = process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'SQLite';
    const database = await openTestDatabase();
    try {
      const single = await rateOf(database.location, 0, 1);
      const imported = await rateOf(database.location, processes * recordsEach, importBatch);
      await requireSound(database.location, 2 * processes * recordsEach);
      const row = `records appended by ${processes} processes to a ledger on ${server}`;
      return [
        { row: `${row}, one in a transaction`, value: round(single, 0), unit: '/s', atLeast: 500 },
        {
          row: `${row}, ${importBatch} in a transaction`,
          value: round(imported, 0),
          unit: '/s',
          atLeast: 500,
        },
      ];
    } finally {
      await database.close();
    }
  },
};

/** Records per second. @param first number of the first record, so that certificates are unique */
async function rateOf(location: DatabaseLocation, first: number, batch: number): Promise<number> {
  const children = Array.from({ length: processes }, (_, index) => {
    const input: Appends = { location, first: first + index * recordsEach, records: recordsEach, batch };
    return spawn(process.execPath, [script, JSON.stringify(input)], { stdio: ['pipe', 'pipe', 'inherit'] });
  });
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  const start = performance.now();
  for (const child of children) child.stdin.write('start\n');
  const ends = await Promise.all(children.map((child) => once(child, 'exit')));
  if (ends.some(([code]) => code !== 0)) throw new Error('a process that appends records failed');
  return (processes * recordsEach * 1000) / (performance.now() - start);
}

async function requireSound(location: DatabaseLocation, records: number): Promise<void> {
  const { db, close } = await openDatabase(location);
  const checked = await checkDatabase(db, serviceLedger);
  await close();
  if (!('place' in checked) || checked.place.height !== records)
    throw new Error(`the ledger is not sound: ${JSON.stringify(checked)}`);
}
