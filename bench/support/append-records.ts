import { openDatabase } from '../../gateway/db/open.ts';
import type { DatabaseLocation } from '../../gateway/db/location.ts';
import { serviceLedger } from '../../gateway/domains/commonweal/chain/service-ledger.ts';
import { appendMany } from '../../gateway/domains/shared/ledger/ledger-store.ts';
import { serviceAt } from './fill-chain.ts';

/** Input of a process that appends records as a gateway does. */
export interface Appends {
  readonly location: DatabaseLocation;
  /** number of the first record */
  readonly first: number;
  readonly records: number;
  /** records in one transaction */
  readonly batch: number;
}

// the bench passes valid JSON of this type
const { location, first, records, batch } = JSON.parse(process.argv[2] ?? '') as Appends;
const { db, close } = await openDatabase(location);
// the database is open: the bench starts all processes at once
process.stdout.write('ready\n');
await new Promise<void>((resolve) => process.stdin.once('data', () => resolve()));
for (let from = 0; from < records; from += batch) {
  const entries = Array.from({ length: Math.min(batch, records - from) }, (_, at) => ({
    record: serviceAt(first + from + at, '2026-11-14'),
    time: '2026-11-14 13:00:00',
  }));
  await db.transaction().execute((transaction) => appendMany(transaction, serviceLedger, entries));
}
await close();
process.exit(0);
