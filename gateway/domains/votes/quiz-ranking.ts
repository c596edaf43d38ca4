import { sql } from 'kysely';
import { maskedName } from '../../../rules/people/masked-name.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { readQuiz, type AttemptRow } from './quiz-rows.ts';

/** Ranks that are listed; a reader further down also sees their own rank. */
const maxRanksShown = 50;

const count = sql<number>`cast(count(*) as integer)`.as('count');

/**
 * The ranking of a quiz: most right answers first, then attempts with a time limit, then the faster, then the
 * earlier.
 * @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai
 * @throws Failure 404 when there is no such quiz
 */
export async function rankingOf(
  db: Database,
  voteId: string,
  readerId: string | undefined,
  time: string,
): Promise<Schemas['QuizRanking']> {
  const { questions } = await readQuiz(db, voteId, time);
  const best = await submittedAttempts(db, voteId)
    .innerJoin('users', 'users.id', 'quiz_attempts.user_id')
    .select(['users.name', 'user_id', 'wrong', 'seconds', 'is_calm'])
    .orderBy('wrong')
    .orderBy('is_calm')
    .orderBy('seconds')
    .orderBy('finished_at')
    .orderBy('user_id')
    .limit(maxRanksShown)
    .execute();
  return {
    questions: questions.length,
    readers: await readersOf(db, voteId),
    list: best.map(({ name, user_id, wrong, seconds, is_calm }, index) => ({
      rank: index + 1,
      name: maskedName(name),
      right: questions.length - (wrong ?? 0),
      seconds: seconds ?? 0,
      calm: is_calm === 1,
      own: user_id === readerId,
    })),
  };
}

/** Score and rank of a finished attempt. */
export async function scoreOf(db: Database, attempt: AttemptRow): Promise<Schemas['QuizScore']> {
  const { vote_id, user_id, wrong, is_calm, seconds, finished_at } = attempt;
  const better = await submittedAttempts(db, vote_id)
    .select(count)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('wrong', 'is_calm', 'seconds', 'finished_at', 'user_id'),
        '<',
        tuple(wrong, is_calm, seconds, finished_at, user_id),
      ),
    )
    .executeTakeFirstOrThrow();
  return {
    seconds: seconds ?? 0,
    calm: is_calm === 1,
    rank: better.count + 1,
    readers: await readersOf(db, vote_id),
  };
}

function submittedAttempts(db: Database, voteId: string) {
  return db.selectFrom('quiz_attempts').where('vote_id', '=', voteId).where('finished_at', 'is not', null);
}

async function readersOf(db: Database, voteId: string): Promise<number> {
  return (await submittedAttempts(db, voteId).select(count).executeTakeFirstOrThrow()).count;
}
