import * as v from 'valibot';
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import type { ResponseData, CallContext, OperationId } from '../../contract/handler.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Deps } from './deps.ts';
import { plainText } from './plain-text.ts';
import { loadContract, type JsonSchema } from '../../contract/load.ts';
import { isResponseData } from '../../contract/validation.ts';
import { jsonColumn } from '../../db/json-column.ts';

export interface IdempotentWrite<Id extends OperationId> {
  readonly operation: Id;
  /** made by the page for this one write */
  readonly clientId: string;
  /** identifies the write, such as the story's id and the text */
  readonly input: readonly unknown[];
}

/**
 * Runs a write at most once per clientId, in one transaction with its idempotency record. A repeat gets the first
 * response and has no effect; a clientId of another write or another reader is a 409. A write that throws leaves no
 * record, so it can be retried.
 */
export function once<Id extends OperationId>(
  { db, clock }: Deps,
  context: CallContext,
  request: IdempotentWrite<Id>,
  write: (transaction: Transaction<Schema>) => Promise<ResponseData<Id>>,
): Promise<ResponseData<Id>> {
  return db
    .transaction()
    .execute((transaction) => onceInTransaction(transaction, clock(), context, request, write));
}

/** Like `once`, in an open transaction: if the write throws, the caller must roll back. */
export async function onceInTransaction<Id extends OperationId>(
  transaction: Transaction<Schema>,
  now: Date,
  context: CallContext,
  request: IdempotentWrite<Id>,
  write: (transaction: Transaction<Schema>) => Promise<ResponseData<Id>>,
): Promise<ResponseData<Id>> {
  const actor = context.reader?.id ?? plainText(context.device ?? '');
  const fingerprint = createHash('sha256').update(JSON.stringify(request.input)).digest('hex');
  // on PostgreSQL, a concurrent request with the same clientId waits here until the first commits or fails
  const claimed = await transaction
    .insertInto('write_receipts')
    .values({
      client_id: request.clientId,
      operation: request.operation,
      actor,
      fingerprint,
      answer_json: '',
      created_at: shanghaiTime(now),
    })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('client_id')
    .executeTakeFirst();
  if (claimed) {
    const response = await write(transaction);
    await transaction
      .updateTable('write_receipts')
      .set({ answer_json: JSON.stringify(response) })
      .where('client_id', '=', request.clientId)
      .execute();
    return response;
  }
  const first = await transaction
    .selectFrom('write_receipts')
    .selectAll()
    .where('client_id', '=', request.clientId)
    .executeTakeFirstOrThrow();
  if (first.operation !== request.operation || first.actor !== actor || first.fingerprint !== fingerprint) {
    throw new Failure(409, '这次操作的编号已被使用，请刷新页面后再试');
  }
  return readAnswer(request.operation, first);
}

let responseSchemas: ReadonlyMap<OperationId, JsonSchema> | undefined;

/** The recorded response, checked against the contract. */
function readAnswer<Id extends OperationId>(
  operation: Id,
  { client_id, answer_json }: Pick<Schema['write_receipts'], 'client_id' | 'answer_json'>,
): ResponseData<Id> {
  // loaded at the first repeat, since it takes 30 ms
  responseSchemas ??= new Map(loadContract().map(({ id, response }) => [id, response]));
  const schema = responseSchemas.get(operation) ?? {};
  return jsonColumn(
    'write_receipts',
    'answer_json',
    v.custom<ResponseData<Id>>((data) => isResponseData<Id>(schema, data), 'an answer of the operation'),
  )(answer_json, client_id);
}

/** Whether a write with this clientId has completed: then a code that is valid once is not checked again. */
export async function hasIdempotencyRecord({ db }: Pick<Deps, 'db'>, clientId: string): Promise<boolean> {
  const receipt = await db
    .selectFrom('write_receipts')
    .select('client_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return receipt !== undefined;
}
