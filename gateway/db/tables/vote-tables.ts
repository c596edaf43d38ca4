import type { Generated } from 'kysely';

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
  /** the vote closes at this time */
  ends_at: string;
  /** time limit for each question of a quiz */
  question_seconds: number | null;
  /** readers who voted, or submitted the quiz */
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

/** One for each reader and vote; the primary key prevents a second one. */
interface VoteBallotsTable {
  vote_id: string;
  user_id: string;
  /** ids of the options */
  choice_json: string;
  created_at: string;
}

interface QuizQuestionsTable {
  vote_id: string;
  /** starts at 1 */
  number: number;
  text: string;
  /** list of `{ id, text }` */
  options_json: string;
  /** ids of the correct options */
  right_json: string;
  explanation: string;
}

/** One for each reader and quiz. In ranking columns, smaller is better. */
interface QuizAttemptsTable {
  vote_id: string;
  user_id: string;
  /** without time limit */
  is_calm: 0 | 1;
  started_at: string;
  /** when it was submitted */
  finished_at: string | null;
  /** questions not answered correctly; set on submission */
  wrong: number | null;
  /** seconds for all questions; set on submission */
  seconds: number | null;
}

/** A question that was shown to a reader. */
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
