import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { daysBefore, readNoticeRecord } from '../shared/paper-notices.ts';
import { lockLedger, NoticeStateError } from './record-notices.ts';

export interface ErasedNotice {
  readonly id: string;
  /** days of the issues that print it */
  readonly issues: readonly string[];
}

/**
 * Erases the content of a notice, of the notices that it corrects and of those that correct it: record, salt and marks,
 * name, and the keyed hash of the number. Height, time, hashes and leaves stay, so the ledger stays provable. A revocation
 * names only the notice and stays.
 * @param time `YYYY-MM-DD HH:MM:SS`
 * @returns the erased notices, oldest first
 * @throws NoticeStateError if there is no such notice, or it is erased already
 */
export async function eraseNotice(
  transaction: Transaction<Schema>,
  id: string,
  time: string,
): Promise<ErasedNotice[]> {
  await lockLedger(transaction);
  const ids = await correctionsOf(transaction, id);
  const printed = await issuesOf(transaction, ids);
  const rows = await transaction
    .updateTable('loss_notices')
    .set({
      state: 'erased',
      erased_at: time,
      holder: null,
      name_key: null,
      number: null,
      number_hash: null,
      lost_on: null,
    })
    .where('id', 'in', ids)
    .returning(['id', 'height'])
    .execute();
  await transaction.deleteFrom('loss_name_pairs').where('notice_id', 'in', ids).execute();
  await transaction
    .updateTable('loss_blocks')
    .set({ record_json: null, salt: null, marks: null })
    .where(
      'height',
      'in',
      rows.map(({ height }) => height),
    )
    .execute();
  return rows
    .toSorted((one, other) => one.height - other.height)
    .map(({ id: erased }) => ({ id: erased, issues: printed.get(erased) ?? [] }));
}

async function issuesOf(
  transaction: Transaction<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await transaction
    .selectFrom('loss_notices')
    .innerJoin('loss_blocks', 'loss_blocks.height', 'loss_notices.height')
    .select(['loss_notices.id', 'published_on', 'record_json'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, published_on, record_json }) => {
      const insertions = record_json === null ? 1 : readNoticeRecord(record_json, id).insertions;
      return [id, Array.from({ length: insertions }, (_, at) => daysBefore(published_on, -at))];
    }),
  );
}

/** The notice, those that it corrects and those that correct it. */
async function correctionsOf(transaction: Transaction<Schema>, id: string): Promise<string[]> {
  const found = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const row = await transaction
      .selectFrom('loss_notices')
      .select(['state', 'replaces', 'replaced_by'])
      .where('id', '=', next)
      .executeTakeFirst();
    if (row === undefined) throw new NoticeStateError(next, 'unknown');
    if (row.state === 'erased') throw new NoticeStateError(next, 'erased');
    found.add(next);
    for (const linked of [row.replaces, row.replaced_by])
      if (linked !== null && !found.has(linked)) open.push(linked);
  }
  return [...found];
}
