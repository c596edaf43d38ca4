import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { VoteRow } from './vote-rows.ts';

const dayMs = 86_400_000;

/** Opens a vote now, for a number of days. @returns undefined when there is no such vote */
export async function openVote(
  db: Database,
  voteId: string,
  now: Date,
  days: number,
): Promise<VoteRow | undefined> {
  const time = shanghaiTime(now);
  return db
    .updateTable('votes')
    .set((eb) => ({
      // a vote that has started keeps its start
      starts_at: eb.case().when('starts_at', '>', time).then(time).else(eb.ref('starts_at')).end(),
      ends_at: shanghaiTime(new Date(now.getTime() + days * dayMs)),
    }))
    .where('id', '=', voteId)
    .returningAll()
    .executeTakeFirst();
}

/** Closes a vote now; one that has ended is left unchanged. @returns undefined when there is no such vote */
export async function closeVote(db: Database, voteId: string, now: Date): Promise<VoteRow | undefined> {
  const time = shanghaiTime(now);
  return db
    .updateTable('votes')
    .set((eb) => ({
      ends_at: eb.case().when('ends_at', '>', time).then(time).else(eb.ref('ends_at')).end(),
      starts_at: eb.case().when('starts_at', '>', time).then(time).else(eb.ref('starts_at')).end(),
    }))
    .where('id', '=', voteId)
    .returningAll()
    .executeTakeFirst();
}

interface Results {
  readonly row: VoteRow;
  readonly options: readonly { readonly text: string; readonly votes: number }[];
  /** for a quiz, best score first */
  readonly scores: readonly { readonly wrong: number | null; readonly readers: number }[];
}

/** Results of a vote, whether or not readers may see them. @returns undefined when there is no such vote */
export async function resultsOf(db: Database, voteId: string): Promise<Results | undefined> {
  const row = await db.selectFrom('votes').selectAll().where('id', '=', voteId).executeTakeFirst();
  if (row === undefined) return undefined;
  const options = await db
    .selectFrom('vote_options')
    .select(['text', 'votes'])
    .where('vote_id', '=', voteId)
    .orderBy('place')
    .execute();
  const scores = await db
    .selectFrom('quiz_attempts')
    .select(['wrong', sql<number>`cast(count(*) as integer)`.as('readers')])
    .where('vote_id', '=', voteId)
    .where('finished_at', 'is not', null)
    .groupBy('wrong')
    .orderBy('wrong')
    .execute();
  return { row, options, scores };
}
