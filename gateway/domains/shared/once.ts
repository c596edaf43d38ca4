import * as v from 'valibot';
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import type { AnswerData, CallContext, OperationId } from '../../contract/handler.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Deps } from './deps.ts';
import { plainText } from './plain-text.ts';
import { loadContract, type JsonSchema } from '../../contract/load.ts';
import { isAnswerData } from '../../contract/validation.ts';
import { jsonColumn } from '../../db/json-column.ts';

export interface Act<Id extends OperationId> {
  readonly operation: Id;
  /** made by the page for this one act */
  readonly clientId: string;
  /** what makes the act this one and no other, such as the story's id and the text */
  readonly what: readonly unknown[];
}

/**
 * Runs a write at most once per clientId, in one transaction with its receipt. A repeat gets the first answer and has
 * no effect; a clientId that belongs to another act, or to another reader, is a 409. A write that throws leaves no
 * receipt, so it may be tried again.
 */
export function once<Id extends OperationId>(
  { db, clock }: Deps,
  context: CallContext,
  act: Act<Id>,
  write: (transaction: Transaction<Schema>) => Promise<AnswerData<Id>>,
): Promise<AnswerData<Id>> {
  return db.transaction().execute((transaction) => onceIn(transaction, clock(), context, act, write));
}

/** As `once`, in a transaction that is open already: whoever opened it takes back what a write that throws has done. */
export async function onceIn<Id extends OperationId>(
  transaction: Transaction<Schema>,
  now: Date,
  context: CallContext,
  act: Act<Id>,
  write: (transaction: Transaction<Schema>) => Promise<AnswerData<Id>>,
): Promise<AnswerData<Id>> {
  const actor = context.reader?.id ?? plainText(context.device ?? '');
  const fingerprint = createHash('sha256').update(JSON.stringify(act.what)).digest('hex');
  // On PostgreSQL a second sender of the same clientId waits here until the first commits or fails.
  const claimed = await transaction
    .insertInto('write_receipts')
    .values({
      client_id: act.clientId,
      operation: act.operation,
      actor,
      fingerprint,
      answer_json: '',
      created_at: shanghaiTime(now),
    })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('client_id')
    .executeTakeFirst();
  if (claimed) {
    const answer = await write(transaction);
    await transaction
      .updateTable('write_receipts')
      .set({ answer_json: JSON.stringify(answer) })
      .where('client_id', '=', act.clientId)
      .execute();
    return answer;
  }
  const first = await transaction
    .selectFrom('write_receipts')
    .selectAll()
    .where('client_id', '=', act.clientId)
    .executeTakeFirstOrThrow();
  if (first.operation !== act.operation || first.actor !== actor || first.fingerprint !== fingerprint) {
    throw new Failure(409, '这次操作的编号已被使用，请刷新页面后再试');
  }
  return readAnswer(act.operation, first);
}

let answerSchemas: ReadonlyMap<OperationId, JsonSchema> | undefined;

/** The first answer, checked against the contract. */
function readAnswer<Id extends OperationId>(
  operation: Id,
  { client_id, answer_json }: Pick<Schema['write_receipts'], 'client_id' | 'answer_json'>,
): AnswerData<Id> {
  // loaded at the first repeat: takes 30 ms
  answerSchemas ??= new Map(loadContract().map(({ id, answer }) => [id, answer]));
  const schema = answerSchemas.get(operation) ?? {};
  return jsonColumn(
    'write_receipts',
    'answer_json',
    v.custom<AnswerData<Id>>((data) => isAnswerData<Id>(schema, data), 'an answer of the operation'),
  )(answer_json, client_id);
}

/** Whether an act with this id was answered already: what can be used once, such as a code, is not asked for again then. */
export async function isAnswered({ db }: Pick<Deps, 'db'>, clientId: string): Promise<boolean> {
  const receipt = await db
    .selectFrom('write_receipts')
    .select('client_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return receipt !== undefined;
}
