import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { scoreOf } from './quiz-ranking.ts';
import {
  isSettled,
  readAnswerChoice,
  readAnswers,
  readAttempt,
  readQuiz,
  secondsBetween,
  type AnswerRow,
  type AttemptRow,
  type Question,
  type Quiz,
} from './quiz-rows.ts';

type QuizProgress = Schemas['QuizProgress'];
type Judged = Schemas['JudgedQuestion'];

/**
 * A reader's progress in a quiz, by the gateway's clock. Right answers are disclosed only for questions that can no
 * longer be answered.
 * @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai
 * @throws Failure 404 when there is no such quiz
 */
export async function progressOf(
  db: Database,
  voteId: string,
  readerId: string | undefined,
  time: string,
): Promise<QuizProgress> {
  const quiz = await readQuiz(db, voteId, time);
  const attempt = readerId === undefined ? undefined : await readAttempt(db, voteId, readerId);
  if (!attempt) return beforeBegun(quiz);
  const answers = await readAnswers(db, voteId, attempt.user_id);
  const base = {
    id: quiz.id,
    questions: quiz.questions.length,
    right: answers.filter(({ is_right }) => is_right === 1).length,
  };
  if (attempt.finished_at !== null)
    return {
      ...base,
      stage: 'score',
      score: await scoreOf(db, attempt),
      review: reviewOf(quiz, answers),
    };
  const last = answers.at(-1);
  const question = quiz.questions.find(({ number }) => number === last?.number);
  // an attempt and its first question are created in one transaction
  if (!last || !question) return { ...base, stage: 'rules' };
  return { ...base, number: last.number, ...openOrJudged(quiz, attempt, question, last, time) };
}

function beforeBegun(quiz: Quiz): QuizProgress {
  const { id, state, questions } = quiz;
  return {
    id,
    stage: state === 'open' ? 'rules' : state,
    questions: questions.length,
    right: 0,
    ...(state === 'closed' && { review: reviewOf(quiz, []) }),
  };
}

function openOrJudged(
  quiz: Quiz,
  attempt: AttemptRow,
  question: Question,
  answer: AnswerRow,
  time: string,
): Omit<QuizProgress, 'id' | 'questions' | 'right'> {
  if (isSettled(answer, quiz, attempt, time))
    return {
      stage: 'judged',
      judged: judgedOf(question, answer),
      hasNext: quiz.state === 'open' && question.number < quiz.questions.length,
    };
  const left = quiz.seconds - secondsBetween(answer.opened_at, time);
  return {
    stage: 'question',
    question: publicQuestion(question),
    ...(attempt.is_calm === 0 && { secondsLeft: Math.max(0, left) }),
  };
}

/** A question without its answer; the number of right options is public. */
function publicQuestion({ text, options, right }: Question): Schemas['QuizQuestion'] {
  return { text, options: [...options], several: right.length > 1 };
}

function reviewOf({ questions }: Quiz, answers: readonly AnswerRow[]): Judged[] {
  return questions.map((question) =>
    judgedOf(
      question,
      answers.find(({ number }) => number === question.number),
    ),
  );
}

function judgedOf(question: Question, answer: AnswerRow | undefined): Judged {
  const chosen =
    answer === undefined
      ? []
      : readAnswerChoice(answer.choice_json, `${answer.vote_id}/${answer.user_id}/${answer.number}`);
  return {
    number: question.number,
    question: publicQuestion(question),
    chosen,
    right: [...question.right],
    correct: answer?.is_right === 1,
    timedOut: chosen.length === 0,
    explanation: question.explanation,
  };
}
