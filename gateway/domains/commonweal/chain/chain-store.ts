import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import {
  serviceFormat,
  type ServiceBlock,
  type ServiceRecord,
} from '../../../../rules/commonweal/service-record.ts';
import type { ChainPlace } from '../../../../rules/ledger/check-chain.ts';
import { sealBlock } from '../../../../rules/ledger/ledger-block.ts';
import type { ServiceBlocksTable } from '../../../db/tables/commonweal-tables.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

/** SHA-256 of a UTF-8 text in hex, as the chain rules require. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const onlyRow = 1;

/**
 * Appends a record to the chain. Locks the chain's single row until the transaction ends, so concurrent appends from
 * any process run one after the other; block and head are written atomically.
 * @param time `YYYY-MM-DD HH:MM:SS`
 */
export async function appendRecord(
  transaction: Transaction<Schema>,
  record: ServiceRecord,
  time: string,
): Promise<ServiceBlock> {
  const { height, hash: previous } = await transaction
    .updateTable('service_chain')
    .set((eb) => ({ height: eb('height', '+', 1) }))
    .where('id', '=', onlyRow)
    .returning(['height', 'hash'])
    .executeTakeFirstOrThrow();
  const block = sealBlock(serviceFormat, { height, time, record, previous }, sha256);
  const { group, servedOn, ...same } = record;
  await transaction
    .insertInto('service_blocks')
    .values({
      ...same,
      height,
      time,
      group_name: group,
      served_on: servedOn,
      previous,
      hash: block.hash,
      marks: block.marks,
    })
    .execute();
  await transaction
    .updateTable('service_chain')
    .set({ hash: block.hash })
    .where('id', '=', onlyRow)
    .execute();
  return block;
}

/** The head of the chain. */
export function chainHead(db: Database): Promise<ChainPlace> {
  return db
    .selectFrom('service_chain')
    .select(['height', 'hash'])
    .where('id', '=', onlyRow)
    .executeTakeFirstOrThrow();
}

/** Blocks by height as stored, valid or not. */
export async function blocksFrom(db: Database, fromHeight: number, most: number): Promise<ServiceBlock[]> {
  const rows = await db
    .selectFrom('service_blocks')
    .selectAll()
    .where('height', '>=', fromHeight)
    .orderBy('height')
    .limit(most)
    .execute();
  return rows.map(toBlock);
}

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
