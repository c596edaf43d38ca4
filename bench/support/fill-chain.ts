import { openDatabase } from '../../gateway/db/open.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import { appendRecord } from '../../gateway/domains/commonweal/chain/chain-store.ts';

const perTransaction = 500;
const start = Date.UTC(2026, 0, 2);
const activities = ['小清河清洁日', '给山里孩子读一本书', '泉水节引导志愿服务', '社区助老理发'];

/** Appends services to the chain of an existing database, a minute apart, each with its own certificate. */
export async function fillChain(dataDir: string, records: number): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  for (let from = 0; from < records; from += perTransaction)
    await db.transaction().execute(async (transaction) => {
      for (let index = from; index < Math.min(from + perTransaction, records); index += 1) {
        const time = shanghaiTime(new Date(start + index * 60_000));
        await appendRecord(transaction, serviceAt(index, time.slice(0, 10)), time);
      }
    });
  await close();
}

function serviceAt(index: number, servedOn: string) {
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
