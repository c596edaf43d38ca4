import type { Transaction } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import type { Schema } from '../../db/schema.ts';
import { tookPartEarlier } from '../shared/earlier-participation.ts';
import {
  isSettled,
  readAnswers,
  readAttempt,
  readQuiz,
  secondsBetween,
  type AnswerRow,
  type AttemptRow,
  type Question,
  type Quiz,
} from './quiz-rows.ts';
import { wrongChoice } from './save-ballot.ts';

interface QuestionKey {
  readonly voteId: string;
  readonly readerId: string;
  /** number of the question, starting at 1 */
  readonly number: number;
}

/**
 * Opens a question for a reader and starts its clock; a question that is already open is left unchanged. The first
 * question starts the attempt; a reader has one attempt.
 * @param calm no time limit; only read with the first question
 * @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai
 * @throws Failure 404 when there is no such quiz, 409 when this question is not the next
 */
export async function openQuestion(
  transaction: Transaction<Schema>,
  { voteId, readerId, number, calm }: QuestionKey & { readonly calm: boolean },
  time: string,
): Promise<void> {
  const quiz = await readQuiz(transaction, voteId, time);
  if (number === 1 && quiz.state === 'open') {
    if (await tookPartEarlier(transaction, { readerId, kind: 'vote', itemId: voteId }))
      throw new Failure(409, '您在注销前的账号里已经答过题了，每人只能答一次');
    await transaction
      .insertInto('quiz_attempts')
      .values({ vote_id: voteId, user_id: readerId, is_calm: calm ? 1 : 0, started_at: time })
      .onConflict((conflict) => conflict.columns(['vote_id', 'user_id']).doNothing())
      .execute();
  }
  const attempt = await readAttempt(transaction, voteId, readerId);
  const answers = await readAnswers(transaction, voteId, readerId);
  if (attempt && answers.at(-1)?.number === number) return;
  checkNext(quiz, attempt, answers, number, time);
  await transaction
    .insertInto('quiz_answers')
    .values({
      vote_id: voteId,
      user_id: readerId,
      number,
      opened_at: time,
      choice_json: '[]',
      is_right: 0,
    })
    // a concurrent call of the same reader already opened it
    .onConflict((conflict) => conflict.columns(['vote_id', 'user_id', 'number']).doNothing())
    .execute();
}

function checkNext(
  quiz: Quiz,
  attempt: AttemptRow | undefined,
  answers: readonly AnswerRow[],
  number: number,
  time: string,
): void {
  if (quiz.state !== 'open')
    throw new Failure(409, quiz.state === 'upcoming' ? '答题还没有开始' : '答题已经结束');
  if (!attempt) throw new Failure(409, '请从第一题开始答');
  if (attempt.finished_at !== null) throw new Failure(409, '您已经交卷了，每人只能答一次');
  const last = answers.at(-1);
  const isNext = number === (last?.number ?? 0) + 1 && number <= quiz.questions.length;
  if (!isNext || (last && !isSettled(last, quiz, attempt, time)))
    throw new Failure(409, '请按顺序一题一题地答');
}

/**
 * Judges an answer. An answer after the time limit changes nothing: the question counts as unanswered.
 * @param choice option ids; empty when the reader does not know
 * @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai
 * @throws Failure 404 when there is no such quiz, 409 when the question is not open or already answered, 400 for
 * unknown options
 */
export async function judgeAnswer(
  transaction: Transaction<Schema>,
  { voteId, readerId, number, choice }: QuestionKey & { readonly choice: readonly string[] },
  time: string,
): Promise<void> {
  const quiz = await readQuiz(transaction, voteId, time);
  const question = quiz.questions.find((one) => one.number === number);
  const attempt = await readAttempt(transaction, voteId, readerId);
  const answer = (await readAnswers(transaction, voteId, readerId)).find((one) => one.number === number);
  if (!question || !attempt || !answer) throw new Failure(409, '这道题还没有开始');
  if (answer.answered_at !== null) throw alreadyAnswered();
  checkOptions(question, choice);
  if (isSettled(answer, quiz, attempt, time)) return;
  const { numUpdatedRows } = await transaction
    .updateTable('quiz_answers')
    .set({
      answered_at: time,
      choice_json: JSON.stringify(choice),
      is_right: isRight(question, choice) ? 1 : 0,
    })
    .where('vote_id', '=', voteId)
    .where('user_id', '=', readerId)
    .where('number', '=', number)
    // of several concurrent answers exactly one counts
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw alreadyAnswered();
}

const alreadyAnswered = () => new Failure(409, '这道题您已经答过了');

function checkOptions({ options, right }: Question, choice: readonly string[]): void {
  if (choice.some((id) => !options.some((option) => option.id === id)))
    throw wrongChoice('选项有变化，请刷新后再答');
  if (right.length === 1 && choice.length > 1) throw wrongChoice('这道题只能选一项');
}

function isRight({ right }: Question, choice: readonly string[]): boolean {
  return choice.length === right.length && choice.every((id) => right.includes(id));
}

/**
 * Finishes a quiz; the score counts the answered questions. Repeating the call is not an error.
 * @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai
 * @throws Failure 404 when there is no such quiz, 409 while questions can still be answered
 */
export async function submitQuiz(
  transaction: Transaction<Schema>,
  { voteId, readerId }: Omit<QuestionKey, 'number'>,
  time: string,
): Promise<void> {
  const quiz = await readQuiz(transaction, voteId, time);
  const attempt = await readAttempt(transaction, voteId, readerId);
  if (!attempt) throw new Failure(409, '您还没有开始答题');
  const answers = await readAnswers(transaction, voteId, readerId);
  const settled = answers.filter((answer) => isSettled(answer, quiz, attempt, time));
  const isWhole = settled.length === quiz.questions.length;
  if (!isWhole && (quiz.state === 'open' || settled.length < answers.length))
    throw new Failure(409, '还有题没有答完，答完再交卷');
  const { numUpdatedRows } = await transaction
    .updateTable('quiz_attempts')
    .set({
      finished_at: time,
      wrong: quiz.questions.length - answers.filter(({ is_right }) => is_right === 1).length,
      seconds: answers.reduce((sum, answer) => sum + secondsOf(answer, quiz, attempt), 0),
    })
    .where('vote_id', '=', voteId)
    .where('user_id', '=', readerId)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await transaction
    .updateTable('votes')
    .set((eb) => ({ voters: eb('voters', '+', 1) }))
    .where('id', '=', voteId)
    .execute();
}

/** Seconds spent on a question: the full time limit when it was not answered, and never more than that. */
function secondsOf(
  { opened_at, answered_at }: AnswerRow,
  { seconds }: Quiz,
  { is_calm }: AttemptRow,
): number {
  if (answered_at === null) return seconds;
  const taken = secondsBetween(opened_at, answered_at);
  return is_calm === 1 ? taken : Math.min(taken, seconds);
}
