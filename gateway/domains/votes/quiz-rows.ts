import * as v from 'valibot';
import type { Selectable } from 'kysely';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { VoteTables } from '../../db/tables/vote-tables.ts';
import { parseShanghaiTime } from '../../db/time.ts';
import { defaultQuestionSeconds } from './show-vote.ts';
import { stateOf, voteRow } from './vote-rows.ts';
import { jsonColumn, schemaOf } from '../../db/json-column.ts';
import { textsShape } from '../shared/json-shapes.ts';

const readOptions = jsonColumn(
  'quiz_questions',
  'options_json',
  v.array(schemaOf<Schemas['QuizOption']>()(v.object({ id: v.string(), text: v.string() }))),
);
const readRight = jsonColumn('quiz_questions', 'right_json', textsShape);
/** option ids */
export const readAnswerChoice = jsonColumn('quiz_answers', 'choice_json', textsShape);

/**
 * seconds that an answer may arrive after the time limit: the reader's countdown ends on their device, and the
 * request still needs time
 */
export const answerGraceSeconds = 3;

export interface Question {
  readonly number: number;
  readonly text: string;
  readonly options: readonly Schemas['QuizOption'][];
  /** ids of the right options */
  readonly right: readonly string[];
  readonly explanation: string;
}

export interface Quiz {
  readonly id: string;
  readonly state: Schemas['VoteState'];
  /** time limit of each question */
  readonly seconds: number;
  readonly questions: readonly Question[];
}

export type AttemptRow = Selectable<VoteTables['quiz_attempts']>;
export type AnswerRow = Selectable<VoteTables['quiz_answers']>;

/** @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai @throws Failure 404 when there is no such quiz */
export async function readQuiz(db: Database, voteId: string, time: string): Promise<Quiz> {
  const row = await voteRow(db, voteId);
  if (row.type !== 'quiz') throw notFound('没有这场答题');
  const questions = await db
    .selectFrom('quiz_questions')
    .selectAll()
    .where('vote_id', '=', voteId)
    .orderBy('number')
    .execute();
  return {
    id: row.id,
    state: stateOf(row, time),
    seconds: row.question_seconds ?? defaultQuestionSeconds,
    questions: questions.map(({ number, text, options_json, right_json, explanation }) => ({
      number,
      text,
      options: readOptions(options_json, `${voteId}/${number}`),
      right: readRight(right_json, `${voteId}/${number}`),
      explanation,
    })),
  };
}

export async function readAttempt(
  db: Database,
  voteId: string,
  readerId: string,
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('vote_id', '=', voteId)
    .where('user_id', '=', readerId)
    .executeTakeFirst();
}

/** The questions that a reader has opened, in order. */
export async function readAnswers(db: Database, voteId: string, readerId: string): Promise<AnswerRow[]> {
  return db
    .selectFrom('quiz_answers')
    .selectAll()
    .where('vote_id', '=', voteId)
    .where('user_id', '=', readerId)
    .orderBy('number')
    .execute();
}

/** Whether a question can no longer be answered: it was answered, or its time is over by the gateway's clock. */
export function isSettled(
  { answered_at, opened_at }: Pick<AnswerRow, 'answered_at' | 'opened_at'>,
  { seconds, state }: Pick<Quiz, 'seconds' | 'state'>,
  { is_calm }: Pick<AttemptRow, 'is_calm'>,
  time: string,
): boolean {
  if (answered_at !== null) return true;
  return is_calm === 1 ? state === 'closed' : secondsBetween(opened_at, time) > seconds + answerGraceSeconds;
}

/** @param from, to `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
export function secondsBetween(from: string, to: string): number {
  return Math.round((parseShanghaiTime(to).getTime() - parseShanghaiTime(from).getTime()) / 1000);
}
