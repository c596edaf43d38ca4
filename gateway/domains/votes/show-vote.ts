import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { sql } from 'kysely';
import { stateOf, voteRow, type VoteRow } from './vote-rows.ts';
import { jsonColumn } from '../../db/json-column.ts';
import { pictureShape, textsShape } from '../shared/json-shapes.ts';

const readCover = jsonColumn('votes', 'cover_json', pictureShape);
const readImage = jsonColumn('vote_options', 'image_json', pictureShape);
/** option ids */
const readChoice = jsonColumn('vote_ballots', 'choice_json', textsShape);

type Vote = Schemas['Vote'];

/**
 * A vote as one reader sees it. Results are visible to readers who have voted, and to everybody once it is closed, so
 * that nobody is influenced by the majority.
 * @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai
 * @throws Failure 404 when there is no such vote
 */
export async function showVote(
  db: Database,
  voteId: string,
  readerId: string | undefined,
  time: string,
): Promise<Vote> {
  const row = await voteRow(db, voteId);
  const voted = readerId === undefined ? [] : await ownChoice(db, voteId, readerId);
  const areResultsVisible = voted.length > 0 || stateOf(row, time) === 'closed';
  const options = await db
    .selectFrom('vote_options')
    .select(['id', 'text', 'image_json', 'votes'])
    .where('vote_id', '=', voteId)
    .orderBy('place')
    .execute();
  return {
    ...outlineOf(row, time),
    options: options.map(({ id, text, image_json, votes }) => ({
      id,
      text,
      ...(image_json !== null && { image: readImage(image_json, `${voteId}/${id}`) }),
      ...(areResultsVisible && { votes }),
    })),
    voted,
    ...(row.type === 'quiz' && { quiz: await quizFacts(db, row) }),
  };
}

/** Quizzes: open ones first, then upcoming, then ended; newest first within each group. */
export async function listQuizzes(db: Database, time: string): Promise<Vote[]> {
  const rows = await db
    .selectFrom('votes')
    .selectAll()
    .where('type', '=', 'quiz')
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxQuizzes)
    .execute();
  const quizzes = await Promise.all(
    rows.map(async (row) => ({
      ...outlineOf(row, time),
      options: [],
      voted: [],
      quiz: await quizFacts(db, row),
    })),
  );
  return quizzes.toSorted((a, b) => order[a.state] - order[b.state]);
}

const maxQuizzes = 50;
const order: Readonly<Record<Schemas['VoteState'], number>> = { open: 0, upcoming: 1, closed: 2 };

function outlineOf(row: VoteRow, time: string): Omit<Vote, 'options' | 'voted'> {
  const { id, title, type, rule, cover_json, starts_at, ends_at, min_choices, max_choices, voters } = row;
  return {
    id,
    title,
    type,
    rule,
    ...(cover_json !== null && { cover: readCover(cover_json, id) }),
    startsAt: starts_at,
    endsAt: ends_at,
    now: time,
    state: stateOf(row, time),
    min: min_choices,
    max: max_choices,
    voters,
  };
}

async function quizFacts(db: Database, { id, question_seconds }: VoteRow): Promise<Schemas['QuizFacts']> {
  const { questions } = await db
    .selectFrom('quiz_questions')
    .select(sql<number>`cast(count(*) as integer)`.as('questions'))
    .where('vote_id', '=', id)
    .executeTakeFirstOrThrow();
  return { questions, seconds: question_seconds ?? defaultQuestionSeconds };
}

/** time limit of a question when the quiz sets none */
export const defaultQuestionSeconds = 20;

async function ownChoice(db: Database, voteId: string, readerId: string): Promise<string[]> {
  const ballot = await db
    .selectFrom('vote_ballots')
    .select('choice_json')
    .where('vote_id', '=', voteId)
    .where('user_id', '=', readerId)
    .executeTakeFirst();
  return ballot ? readChoice(ballot.choice_json, `${voteId}/${readerId}`) : [];
}
