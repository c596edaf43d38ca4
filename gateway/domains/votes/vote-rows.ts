import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { VotesTable } from '../../db/tables/vote-tables.ts';
import type { Selectable } from 'kysely';

export type VoteRow = Selectable<VotesTable>;

/** @throws Failure 404 when there is no such vote */
export async function voteRow(db: Database, voteId: string): Promise<VoteRow> {
  const row = await db.selectFrom('votes').selectAll().where('id', '=', voteId).executeTakeFirst();
  if (!row) throw missingVote();
  return row;
}

/** @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai: by the gateway's clock */
export function stateOf(
  { starts_at, ends_at }: Pick<VoteRow, 'starts_at' | 'ends_at'>,
  time: string,
): Schemas['VoteState'] {
  if (time < starts_at) return 'upcoming';
  return time < ends_at ? 'open' : 'closed';
}

export const missingVote = () => notFound('没有这个投票，或已被撤下');
