import { openDatabase } from '../../gateway/db/open.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import { serviceLedger } from '../../gateway/domains/commonweal/chain/service-ledger.ts';
import { appendMany } from '../../gateway/domains/shared/ledger/ledger-store.ts';

const perTransaction = 2000;
const start = Date.UTC(2026, 0, 2);
const activities = ['小清河清洁日', '给山里孩子读一本书', '泉水节引导志愿服务', '社区助老理发'];

/** Appends services to the chain of an existing database, a minute apart, each with its own certificate. */
export async function fillChain(dataDir: string, records: number): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  for (let from = 0; from < records; from += perTransaction) {
    const count = Math.min(perTransaction, records - from);
    const entries = Array.from({ length: count }, (_, at) => {
      const time = shanghaiTime(new Date(start + (from + at) * 60_000));
      return { record: serviceAt(from + at, time.slice(0, 10)), time };
    });
    await db.transaction().execute((transaction) => appendMany(transaction, serviceLedger, entries));
  }
  await close();
}

/** A service with a certificate of its own. */
export function serviceAt(index: number, servedOn: string) {
  return {
    kind: 'service' as const,
    certificate: `QL-FILL-${index}`,
    name: '王*芳',
    activity: activities[index % activities.length] ?? '',
    group: '泉城义工联',
    servedOn,
    minutes: 30 + (index % 8) * 30,
  };
}
