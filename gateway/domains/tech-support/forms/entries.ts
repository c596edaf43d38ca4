import { sql, type Transaction } from 'kysely';
import { Failure } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { Vault } from '../../../services/encryption/personal-data-vault.ts';
import { fetchPage, newestFirst, type Page } from '../../shared/paging.ts';
import { type Answers, answersShape } from './answers.ts';
import { jsonColumn } from '../../../db/json-column.ts';

const readAnswers = jsonColumn('collect_entries', 'answers_sealed', answersShape);

/** Maximum entries of one form: as many as its owner can download in one table. */
const maxEntries = 2000;

export interface Entry {
  readonly id: string;
  readonly createdAt: string;
  readonly answers: Answers;
}

/** Stores an entry. @throws Failure 409 when the form is full or closed */
export async function storeEntry(
  transaction: Transaction<Schema>,
  vault: Vault,
  { formId, answers }: { readonly formId: string; readonly answers: Answers },
  now: Date,
): Promise<Schemas['EntryReceived']> {
  const receivedAt = shanghaiTime(now);
  // count and limit check in one statement, so that concurrent entries cannot exceed the limit
  const counted = await transaction
    .updateTable('collect_forms')
    .set({ entries: sql`entries + 1` })
    .where('id', '=', formId)
    .where('is_open', '=', 1)
    .where('entries', '<', maxEntries)
    .returning('id')
    .executeTakeFirst();
  if (!counted) throw new Failure(409, '这张表单已经停止收集');
  await transaction
    .insertInto('collect_entries')
    .values({
      id: newId(now),
      form_id: formId,
      answers_sealed: vault.encrypt(JSON.stringify(answers)),
      created_at: receivedAt,
    })
    .execute();
  return { receivedAt };
}

/** Entries of a form, newest first. */
export async function listEntries(db: Database, vault: Vault, formId: string, page: Page<string>) {
  const query = db.selectFrom('collect_entries').selectAll().where('form_id', '=', formId);
  const { rows, nextCursor } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['created_at', 'id'],
    positionOf: (row) => ({ key: row.created_at, id: row.id }),
  });
  const { total } = await db
    .selectFrom('collect_entries')
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .where('form_id', '=', formId)
    .executeTakeFirstOrThrow();
  return {
    list: rows.map((row) => decryptEntry(vault, row)),
    total,
    ...(nextCursor !== undefined && { nextCursor }),
  };
}

/** All entries of a form, oldest first. */
export async function allEntries(db: Database, vault: Vault, formId: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('collect_entries')
    .selectAll()
    .where('form_id', '=', formId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => decryptEntry(vault, row));
}

interface EntryRow {
  readonly id: string;
  readonly created_at: string;
  readonly answers_sealed: string;
}

function decryptEntry(vault: Vault, { id, created_at: createdAt, answers_sealed }: EntryRow): Entry {
  return { id, createdAt, answers: readAnswers(vault.decrypt(answers_sealed), id) };
}
