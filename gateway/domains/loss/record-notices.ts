import type { Insertable, Transaction } from 'kysely';
import { maskedNumber } from '../../../rules/loss/mask-number.ts';
import type { NoticeContent } from '../../../rules/loss/notice-draft.ts';
import type { NoticeBlock, NoticeRecord } from '../../../rules/loss/notice-record.ts';
import { plainHolder } from '../../../rules/loss/search-terms.ts';
import { insertInBatches } from '../../db/insert-in-batches.ts';
import type { Schema } from '../../db/schema.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { appendMany, type LedgerEntry } from '../shared/ledger/ledger-store.ts';
import { noticesPage, paperArticleId } from '../shared/paper-notices.ts';
import { namePairs } from './search-notices.ts';
import { noticeLedger } from './notice-ledger.ts';

/** Where and when a notice is printed. */
export interface Insertion {
  /** first issue, `YYYY-MM-DD` */
  readonly paperDate: string;
  /** such as `A15` */
  readonly paperPage: string;
  /** whether this gateway draws that page, which then has an article for the notice */
  readonly isDrawn: boolean;
}

/** A notice to be recorded. */
export interface NoticeEntry {
  readonly content: NoticeContent;
  readonly insertion: Insertion;
  /** when it is recorded, `YYYY-MM-DD HH:MM:SS` */
  readonly time: string;
  /** id of the notice that it corrects */
  readonly corrects?: string;
}

type Hasher = Pick<Vault, 'fingerprint'>;

/** Keyed hash of a full number, for exact search. @param number normalized by `plainNumber` */
export const numberHash = (vault: Hasher, number: string): string => vault.fingerprint('loss-number', number);

/**
 * Appends notices to the ledger and to the search index. The full numbers are not stored: only their masks, which are
 * hashed, and keyed hashes in the index.
 * @returns the blocks in the order of the entries
 */
export async function recordNotices(
  transaction: Transaction<Schema>,
  vault: Hasher,
  entries: readonly NoticeEntry[],
): Promise<NoticeBlock[]> {
  const nextId = await idsAfter(
    transaction,
    entries.map(({ insertion }) => insertion.paperDate),
  );
  const records = entries.map((entry): LedgerEntry<NoticeRecord> => ({
    time: entry.time,
    record: recordOf(entry, nextId(entry.insertion.paperDate)),
  }));
  const blocks = await appendMany(transaction, noticeLedger, records);
  const rows = blocks.map((block, at) =>
    indexRow(block, numberHashOf(vault, entries[at]?.content.number ?? '')),
  );
  await insertInBatches(rows, (batch) => transaction.insertInto('loss_notices').values(batch));
  const pairs = rows.flatMap(({ id, name_key, published_on }) =>
    namePairs(name_key).map((pair) => ({ pair, published_on, notice_id: id })),
  );
  await insertInBatches(pairs, (batch) => transaction.insertInto('loss_name_pairs').values(batch));
  return blocks;
}

const numberHashOf = (vault: Hasher, number: string) => (number === '' ? null : numberHash(vault, number));

function recordOf({ content, insertion, corrects }: NoticeEntry, id: string): NoticeRecord {
  const { paperDate, paperPage, isDrawn } = insertion;
  return {
    action: corrects === undefined ? 'publish' : 'correct',
    notice: id,
    about: corrects ?? '',
    kind: content.kind,
    holder: content.holder,
    issuer: content.issuer,
    number: maskedNumber(content.number),
    code: content.code,
    amount: content.amount,
    receipt: content.receipt,
    lostOn: content.lostOn,
    lostAt: content.lostAt,
    text: content.text,
    insertions: content.insertions,
    paperDate,
    paperPage,
    paperArticle: isDrawn ? paperArticleId(paperDate, noticesPage.number, id) : '',
  };
}

function indexRow({ height, record }: NoticeBlock, number_hash: string | null) {
  return {
    id: record.notice,
    height,
    kind: record.kind,
    holder: record.holder,
    name_key: plainHolder(record.holder),
    number: record.number,
    number_hash,
    lost_on: record.lostOn,
    published_on: record.paperDate,
    paper_page: record.paperPage,
    paper_article: record.paperArticle,
    state: 'valid',
    replaces: record.about === '' ? null : record.about,
    replaced_by: null,
    revoked_at: null,
    erased_at: null,
  } satisfies Insertable<Schema['loss_notices']>;
}

/** A notice that cannot become what an editor asked for. */
export class NoticeStateError extends Error {
  readonly id: string;
  readonly state: Schema['loss_notices']['state'] | 'unknown';

  constructor(id: string, state: NoticeStateError['state']) {
    super(`notice ${id} is ${state}`);
    this.name = 'NoticeStateError';
    this.id = id;
    this.state = state;
  }
}

/** Records a correction: a complete notice, to which the earlier one leads. @throws NoticeStateError if that is not valid */
export async function correctNotice(
  transaction: Transaction<Schema>,
  vault: Hasher,
  entry: NoticeEntry & { readonly corrects: string },
): Promise<NoticeBlock> {
  await lockLedger(transaction);
  await validNotice(transaction, entry.corrects);
  const [block] = await recordNotices(transaction, vault, [entry]);
  if (block === undefined) throw new Error('one entry is one block');
  await transaction
    .updateTable('loss_notices')
    .set({ state: 'corrected', replaced_by: block.record.notice })
    .where('id', '=', entry.corrects)
    .execute();
  return block;
}

/**
 * Records a revocation: a block of its own that names the notice and holds nothing about a person.
 * @param time `YYYY-MM-DD HH:MM:SS`
 * @throws NoticeStateError if the notice is not valid
 */
export async function revokeNotice(
  transaction: Transaction<Schema>,
  id: string,
  time: string,
): Promise<NoticeBlock> {
  await lockLedger(transaction);
  const { kind, published_on } = await validNotice(transaction, id);
  const day = time.slice(0, 10);
  const nextId = await idsAfter(transaction, [day]);
  const record: NoticeRecord = {
    action: 'revoke',
    notice: nextId(day),
    about: id,
    kind,
    holder: '',
    issuer: '',
    number: '',
    code: '',
    amount: 0,
    receipt: '',
    lostOn: '',
    lostAt: '',
    text: `撤销本报 ${published_on} 刊登的遗失声明 ${id}。`,
    insertions: 0,
    paperDate: '',
    paperPage: '',
    paperArticle: '',
  };
  const [block] = await appendMany(transaction, noticeLedger, [{ record, time }]);
  if (block === undefined) throw new Error('one entry is one block');
  await transaction
    .updateTable('loss_notices')
    .set({ state: 'revoked', revoked_at: time })
    .where('id', '=', id)
    .execute();
  return block;
}

async function validNotice(transaction: Transaction<Schema>, id: string) {
  const row = await transaction
    .selectFrom('loss_notices')
    .select(['kind', 'published_on', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new NoticeStateError(id, 'unknown');
  if (row.state !== 'valid') throw new NoticeStateError(id, row.state);
  return row;
}

/** Lets no other transaction change notices until this one ends. Locks the ledger's head, as appending does. */
export async function lockLedger(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .updateTable('ledger_heads')
    .set((eb) => ({ height: eb.ref('height') }))
    .where('ledger', '=', 'notices')
    .execute();
}

const idDigits = 4;

/** Returns the next ids of some days: `S`, the day, and a number that counts the day's records. */
async function idsAfter(
  transaction: Transaction<Schema>,
  days: readonly string[],
): Promise<(day: string) => string> {
  await lockLedger(transaction);
  const taken = new Map<string, number>();
  for (const day of new Set(days)) {
    const prefix = prefixOf(day);
    const { last } = await transaction
      .selectFrom('loss_blocks')
      .select(({ fn }) => fn.max('notice').as('last'))
      .where('notice', '>', prefix)
      .where('notice', '<', `${prefix}~`)
      .executeTakeFirstOrThrow();
    taken.set(day, last === null ? 0 : Number(last.slice(prefix.length)));
  }
  return (day) => {
    const number = (taken.get(day) ?? 0) + 1;
    if (number >= 10 ** idDigits) throw new RangeError(`all ids of ${day} are taken`);
    taken.set(day, number);
    return prefixOf(day) + String(number).padStart(idDigits, '0');
  };
}

const prefixOf = (day: string) => `S${day.replaceAll('-', '')}`;
