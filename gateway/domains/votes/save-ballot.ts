import type { Transaction } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import type { Schema } from '../../db/schema.ts';
import { tookPartEarlier } from '../shared/earlier-participation.ts';
import { stateOf, voteRow } from './vote-rows.ts';

interface Ballot {
  readonly voteId: string;
  readonly readerId: string;
  /** option ids */
  readonly choice: readonly string[];
}

/**
 * Counts a reader's ballot; it cannot be changed afterwards.
 * @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai
 * @throws Failure 404 when there is no such vote, 409 when it is not open or the reader has voted, 400 for an invalid
 * choice
 */
export async function saveBallot(
  transaction: Transaction<Schema>,
  { voteId, readerId, choice }: Ballot,
  time: string,
): Promise<void> {
  // Count first: the update locks the vote's row, so concurrent ballots and closing wait for this transaction.
  const vote = await transaction
    .updateTable('votes')
    .set((eb) => ({ voters: eb('voters', '+', 1) }))
    .where('id', '=', voteId)
    .where('starts_at', '<=', time)
    .where('ends_at', '>', time)
    .returning(['min_choices as min', 'max_choices as max'])
    .executeTakeFirst();
  if (!vote) throw notOpen(stateOf(await voteRow(transaction, voteId), time));
  if (await tookPartEarlier(transaction, { readerId, kind: 'vote', itemId: voteId }))
    throw new Failure(409, '您在注销前的账号里已经投过票了，每人只能投一次');
  await checkChoice(transaction, voteId, choice, vote);
  const ballot = await transaction
    .insertInto('vote_ballots')
    .values({ vote_id: voteId, user_id: readerId, choice_json: JSON.stringify(choice), created_at: time })
    .onConflict((conflict) => conflict.columns(['vote_id', 'user_id']).doNothing())
    .returning('vote_id')
    .executeTakeFirst();
  // the rollback also undoes the count above
  if (!ballot) throw new Failure(409, '您已经投过票了，每人只能投一次');
  await transaction
    .updateTable('vote_options')
    .set((eb) => ({ votes: eb('votes', '+', 1) }))
    .where('vote_id', '=', voteId)
    .where('id', 'in', [...choice])
    .execute();
}

async function checkChoice(
  transaction: Transaction<Schema>,
  voteId: string,
  choice: readonly string[],
  { min, max }: { min: number; max: number },
): Promise<void> {
  const limits = min === max ? `请选 ${min} 项` : `请选 ${min} 到 ${max} 项`;
  if (choice.length < min || choice.length > max) throw wrongChoice(limits);
  const known = await transaction
    .selectFrom('vote_options')
    .select('id')
    .where('vote_id', '=', voteId)
    .where('id', 'in', [...choice])
    .execute();
  if (known.length < choice.length) throw wrongChoice('选项有变化，请刷新后再投');
}

export function wrongChoice(message: string): Failure {
  return new Failure(400, message, { fields: [{ path: 'body.optionIds', rule: 'choices', message }] });
}

function notOpen(state: string): Failure {
  return new Failure(409, state === 'upcoming' ? '投票还没有开始' : '投票已经截止，这一票没有计入');
}
