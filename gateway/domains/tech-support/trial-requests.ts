import * as v from 'valibot';
import type { Schemas } from '../../contract/schemas.ts';
import { newId } from '../../db/ids.ts';
import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { fieldFailure } from '../shared/field-failure.ts';
import { plainText } from '../shared/plain-text.ts';
import { jsonColumn, schemaOf } from '../../db/json-column.ts';

const trialShape = v.object({
  company: v.string(),
  name: v.string(),
  phone: v.string(),
  product: schemaOf<Schemas['ToolName']>()(v.picklist(['copyright', 'edit', 'track', 'usercollect'])),
  wish: v.string(),
});

/** A request for a trial of one of the tools; the whole record is stored encrypted. */
export type Trial = v.InferOutput<typeof trialShape>;

const readTrial = jsonColumn('trials', 'trial_sealed', trialShape);

const maxNameLength = 30;
const mobile = /^1[3-9]\d{9}$/;

/** Validates and normalizes the input. @throws Failure 400 that names the invalid field */
export function validateTrial(typed: Trial): Trial {
  const company = plainText(typed.company);
  if (company === '') throw fieldFailure('body.company', 'pattern', '请填写单位名称');
  const name = plainText(typed.name);
  if (name === '' || [...name].length > maxNameLength)
    throw fieldFailure('body.name', 'name', `请填写联系人姓名，最多 ${maxNameLength} 个字`);
  if (!mobile.test(typed.phone)) throw fieldFailure('body.phone', 'phone', '请填写 11 位手机号');
  return { ...typed, company, name, wish: plainText(typed.wish) };
}

export async function storeTrial(
  db: Database,
  vault: Vault,
  trial: Trial,
  now: Date,
): Promise<Schemas['TrialReceived']> {
  const receivedAt = shanghaiTime(now);
  await db
    .insertInto('trials')
    .values({ id: newId(now), trial_sealed: vault.encrypt(JSON.stringify(trial)), created_at: receivedAt })
    .execute();
  return { receivedAt };
}

/** Trial requests for the editors, newest first. @throws Error when they were encrypted with another key */
export async function listTrials(
  db: Database,
  vault: Vault,
  most: number,
): Promise<(Trial & { readonly id: string; readonly receivedAt: string })[]> {
  const rows = await db.selectFrom('trials').selectAll().orderBy('id', 'desc').limit(most).execute();
  return rows.map(({ id, trial_sealed, created_at: receivedAt }) => {
    return { ...readTrial(vault.decrypt(trial_sealed), id), id, receivedAt };
  });
}

/** Deletes an answered request. @returns whether there was one */
export async function deleteTrial(db: Database, id: string): Promise<boolean> {
  const removed = await db.deleteFrom('trials').where('id', '=', id).returning('id').executeTakeFirst();
  return removed !== undefined;
}
