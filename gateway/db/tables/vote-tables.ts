import type { Generated } from 'kysely';

// Rows of votes and quizzes, as schema.ts has the others. Times are `YYYY-MM-DD HH:MM:SS` in Asia/Shanghai.

export type VoteType = 'single' | 'multiple' | 'quiz';

export interface VotesTable {
  id: string;
  type: VoteType;
  title: string;
  rule: string;
  cover_json: string | null;
  min_choices: number;
  max_choices: number;
  starts_at: string;
  /** open before it, closed from it on */
  ends_at: string;
  /** of each question of a quiz */
  question_seconds: number | null;
  /** readers who voted, or handed the quiz in */
  voters: Generated<number>;
}

interface VoteOptionsTable {
  vote_id: string;
  id: string;
  text: string;
  image_json: string | null;
  place: number;
  votes: Generated<number>;
}

/** One per reader and vote: its key is what keeps a second one out. */
interface VoteBallotsTable {
  vote_id: string;
  user_id: string;
  /** ids of the options */
  choice_json: string;
  created_at: string;
}

interface QuizQuestionsTable {
  vote_id: string;
  /** from 1 on */
  number: number;
  text: string;
  /** list of `{ id, text }` */
  options_json: string;
  /** ids of the right options */
  right_json: string;
  explanation: string;
}

/** One per reader and quiz. What ranks it is kept so that smaller is better. */
interface QuizAttemptsTable {
  vote_id: string;
  user_id: string;
  /** without a limit of time */
  is_calm: 0 | 1;
  started_at: string;
  /** when it was handed in */
  finished_at: string | null;
  /** questions that were not answered rightly, once handed in */
  wrong: number | null;
  /** that its questions took, once handed in */
  seconds: number | null;
}

/** A question that was opened before a reader. */
interface QuizAnswersTable {
  vote_id: string;
  user_id: string;
  number: number;
  opened_at: string;
  answered_at: string | null;
  choice_json: string;
  is_right: 0 | 1;
}

export interface VoteTables {
  votes: VotesTable;
  vote_options: VoteOptionsTable;
  vote_ballots: VoteBallotsTable;
  quiz_questions: QuizQuestionsTable;
  quiz_attempts: QuizAttemptsTable;
  quiz_answers: QuizAnswersTable;
}
