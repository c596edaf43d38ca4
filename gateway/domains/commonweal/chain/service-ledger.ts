import type { Selectable } from 'kysely';
import {
  serviceFormat,
  type ServiceBlock,
  type ServiceRecord,
} from '../../../../rules/commonweal/service-record.ts';
import { insertInBatches } from '../../../db/insert-in-batches.ts';
import type { ServiceBlocksTable } from '../../../db/tables/commonweal-tables.ts';
import type { LedgerTable } from '../../shared/ledger/ledger-store.ts';

/** The ledger of service hours. */
export const serviceLedger: LedgerTable<ServiceRecord> = {
  name: 'service',
  format: serviceFormat,
  async insert(transaction, blocks) {
    const rows = blocks.map(
      ({ record: { group, servedOn, ...same }, height, time, previous, hash, marks }) => ({
        ...same,
        height,
        time,
        group_name: group,
        served_on: servedOn,
        previous,
        hash,
        marks,
      }),
    );
    await insertInBatches(rows, (batch) => transaction.insertInto('service_blocks').values(batch));
  },
  async blocksFrom(db, fromHeight, most) {
    const rows = await db
      .selectFrom('service_blocks')
      .selectAll()
      .where('height', '>=', fromHeight)
      .orderBy('height')
      .limit(most)
      .execute();
    return rows.map(toBlock);
  },
};

export function toBlock(row: Selectable<ServiceBlocksTable>): ServiceBlock {
  const { height, time, previous, hash, marks, kind, certificate, name, activity, minutes } = row;
  const record = {
    kind,
    certificate,
    name,
    activity,
    group: row.group_name,
    servedOn: row.served_on,
    minutes,
  };
  return { height, time, record, previous, hash, marks };
}
