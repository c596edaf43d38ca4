import type { Insertable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { VotesTable } from '../../db/tables/vote-tables.ts';

/** Adds a vote that is open on 3 November 2026 from 8:00 to 20:00; options override the defaults. */
export async function addVote(
  db: Database,
  id: string,
  fields: Partial<Insertable<VotesTable>> = {},
): Promise<void> {
  await db
    .insertInto('votes')
    .values({
      id,
      type: 'single',
      title: '周末去哪儿',
      rule: '',
      min_choices: 1,
      max_choices: 1,
      starts_at: '2026-11-03 08:00:00',
      ends_at: '2026-11-03 20:00:00',
      ...fields,
    })
    .execute();
  await db
    .insertInto('vote_options')
    .values(['a', 'b', 'c'].map((option, place) => ({ vote_id: id, id: option, text: option, place })))
    .execute();
}

/** Adds a quiz of three questions with twenty seconds each; the last one has two right options. */
export async function addQuiz(
  db: Database,
  id: string,
  fields: Partial<Insertable<VotesTable>> = {},
): Promise<void> {
  await addVote(db, id, { type: 'quiz', question_seconds: 20, ...fields });
  await db.deleteFrom('vote_options').where('vote_id', '=', id).execute();
  const options = JSON.stringify([
    { id: 'a', text: '泰山' },
    { id: 'b', text: '崂山' },
    { id: 'c', text: '蒙山' },
  ]);
  await db
    .insertInto('quiz_questions')
    .values(
      [['a'], ['b'], ['a', 'c']].map((right, index) => ({
        vote_id: id,
        number: index + 1,
        text: `第 ${index + 1} 题`,
        options_json: options,
        right_json: JSON.stringify(right),
        explanation: `因为 ${index + 1}`,
      })),
    )
    .execute();
}
