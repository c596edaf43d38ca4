import type { DatabaseLocation } from '../../../db/location.ts';
import { openDatabase } from '../../../db/open.ts';
import { append } from '../../shared/ledger/ledger-store.ts';
import { serviceLedger } from './service-ledger.ts';

/** Input of the test process: append this many records, one transaction each. */
export interface Appending {
  readonly location: DatabaseLocation;
  readonly prefix: string;
  readonly many: number;
  /** never commits the first record */
  readonly holds: boolean;
}

const line = (text: string) => void process.stdout.write(`${text}\n`);

// the test passes valid JSON of this type
const { location, prefix, many, holds } = JSON.parse(process.argv[2] ?? '') as Appending;
const { db, close } = await openDatabase(location);
for (let index = 0; index < many; index += 1) {
  const record = {
    kind: 'service' as const,
    certificate: `${prefix}${index}`,
    name: '李*',
    activity: '小清河清洁日',
    group: '泉城义工联',
    servedOn: '2026-11-14',
    minutes: 60,
  };
  const { certificate } = record;
  const { height } = await db.transaction().execute(async (transaction) => {
    const block = await append(transaction, serviceLedger, { record, time: '2026-11-14 13:00:00' });
    if (holds) {
      line(`holds ${block.height} ${certificate}`);
      setInterval(() => {}, 60_000);
      await new Promise(() => {});
    }
    return block;
  });
  line(`kept ${height} ${certificate}`);
}
await close();
