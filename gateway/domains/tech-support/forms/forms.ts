import * as v from 'valibot';
import type { Transaction } from 'kysely';
import { Failure, notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { jsonColumn, schemaOf } from '../../../db/json-column.ts';
import { textsShape } from '../../shared/json-shapes.ts';

type Field = Schemas['FormField'];

const readFields = jsonColumn(
  'collect_forms',
  'fields_json',
  v.array(
    schemaOf<Field>()(
      v.object({
        id: v.string(),
        kind: v.picklist(['text', 'choice', 'multiple', 'phone', 'date']),
        label: v.string(),
        required: v.boolean(),
        choices: textsShape,
      }),
    ),
  ),
);

/** Maximum forms of one reader, open or closed. */
const maxForms = 50;

interface NewForm {
  readonly ownerId: string;
  readonly title: string;
  readonly note: string;
  readonly fields: readonly Field[];
}

/** @throws Failure 409 when the reader has reached the maximum */
export async function publishForm(
  transaction: Transaction<Schema>,
  { ownerId, title, note, fields }: NewForm,
  now: Date,
): Promise<Schemas['FormPublished']> {
  const own = await listForms(transaction, ownerId);
  if (own.length >= maxForms)
    throw new Failure(409, `一共可以有 ${maxForms} 张表单，请先删除用完的，再发布新的`);
  const id = newId(now);
  await transaction
    .insertInto('collect_forms')
    .values({
      id,
      owner_id: ownerId,
      title,
      note,
      fields_json: JSON.stringify(fields),
      is_open: 1,
      entries: 0,
      created_at: shanghaiTime(now),
    })
    .execute();
  return { id };
}

/** A form for filling in. @throws Failure 404 when there is none */
export async function readForm(db: Database, formId: string): Promise<Schemas['CollectForm']> {
  const form = await db
    .selectFrom('collect_forms')
    .innerJoin('users', 'users.id', 'collect_forms.owner_id')
    .select(['collect_forms.id', 'title', 'note', 'users.name as owner', 'is_open', 'fields_json'])
    .where('collect_forms.id', '=', formId)
    .executeTakeFirst();
  if (!form) throw missingForm();
  const { id, title, note, owner, is_open, fields_json } = form;
  return { id, title, note, owner, open: is_open === 1, fields: readFields(fields_json, id) };
}

/** The forms of a reader, newest first. */
export async function listForms(db: Database, ownerId: string): Promise<Schemas['OwnForm'][]> {
  const forms = await db
    .selectFrom('collect_forms')
    .select(['id', 'title', 'is_open', 'entries', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return forms.map(({ id, title, is_open, entries, created_at }) => ({
    id,
    title,
    open: is_open === 1,
    entries,
    createdAt: created_at,
  }));
}

/** A form for its owner. @throws Failure 404 when there is none, 403 when it belongs to somebody else */
export async function ownForm(
  db: Database,
  formId: string,
  readerId: string,
): Promise<{ readonly fields: Field[] }> {
  const form = await db
    .selectFrom('collect_forms')
    .select(['owner_id', 'fields_json'])
    .where('id', '=', formId)
    .executeTakeFirst();
  if (!form) throw missingForm();
  if (form.owner_id !== readerId) throw new Failure(403, '只有发布表单的人能这样做');
  return { fields: readFields(form.fields_json, formId) };
}

export async function setOpen(
  transaction: Transaction<Schema>,
  formId: string,
  open: boolean,
): Promise<Schemas['FormState']> {
  await transaction
    .updateTable('collect_forms')
    .set({ is_open: open ? 1 : 0 })
    .where('id', '=', formId)
    .execute();
  return { id: formId, open };
}

/** Deletes a form with its entries. */
export async function deleteForm(
  transaction: Transaction<Schema>,
  formId: string,
): Promise<Schemas['FormRemoved']> {
  await transaction.deleteFrom('collect_entries').where('form_id', '=', formId).execute();
  await transaction.deleteFrom('collect_forms').where('id', '=', formId).execute();
  return { removed: true };
}

export const missingForm = () => notFound('没有这张表单，或已被删除');
