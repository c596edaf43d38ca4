import type { Insertable, Transaction } from 'kysely';
import type { Schema } from '../../gateway/db/schema.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import type { DemoContent } from './schema/demo-content.ts';
import type { DemoQuiz, DemoVote } from './schema/vote-schema.ts';
import { seededRandom } from './seeded-random.ts';
import { hour, type LoadContext, picturesOf } from './load-context.ts';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** Ids of options are letters. */
const optionId = (index: number) => (index + 10).toString(36);

/**
 * Loads votes and quizzes with their results so far.
 * @param readers ids of readers, some of whom have completed quizzes
 */
export async function insertVotes(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
  readers: readonly string[],
): Promise<void> {
  const { votes, quizzes } = content;
  const pictures = picturesOf(content, context);
  const pictureJson = (name: string | undefined) =>
    name === undefined ? null : JSON.stringify(pictures.get(name));
  await transaction
    .insertInto('votes')
    .values([
      ...votes.map((vote) => voteRow(vote, context)),
      ...quizzes.map((quiz) => ({ ...quizRow(quiz, context, readers), cover_json: pictureJson(quiz.cover) })),
    ])
    .execute();
  await transaction
    .insertInto('vote_options')
    .values(
      votes.flatMap(({ id, options }) =>
        options.map(({ text, image, votes: counted }, at) => ({
          vote_id: id,
          id: optionId(at),
          text,
          image_json: pictureJson(image),
          place: at,
          votes: counted,
        })),
      ),
    )
    .execute();
  await transaction.insertInto('quiz_questions').values(quizzes.flatMap(questionRows)).execute();
  const attempts = quizzes.flatMap((quiz) => attemptRows(quiz, context, readers));
  if (attempts.length > 0) await transaction.insertInto('quiz_attempts').values(attempts).execute();
}

/** Votes and quizzes begin and end at any time of day. */
const inHours = (hours: number, { now }: LoadContext) => shanghaiTime(new Date(now.getTime() + hours * hour));

function voteRow(vote: DemoVote, context: LoadContext): Row<'votes'> {
  const { id, title, rule, starts, ends, choices: [min, max] = [1, 1], options } = vote;
  return {
    id,
    type: max === 1 ? 'single' : 'multiple',
    title,
    rule,
    cover_json: null,
    min_choices: min,
    max_choices: max,
    starts_at: inHours(starts, context),
    ends_at: inHours(ends, context),
    voters: vote.voters ?? options.reduce((sum, { votes }) => sum + votes, 0),
  };
}

function quizRow(quiz: DemoQuiz, context: LoadContext, readers: readonly string[]): Row<'votes'> {
  const { id, title, rule, starts, ends, seconds } = quiz;
  return {
    id,
    type: 'quiz',
    title,
    rule,
    min_choices: 1,
    max_choices: 1,
    starts_at: inHours(starts, context),
    ends_at: inHours(ends, context),
    question_seconds: seconds,
    voters: Math.min(quiz.readers, readers.length),
  };
}

function questionRows({ id, questions }: DemoQuiz): Row<'quiz_questions'>[] {
  return questions.map(({ text, options, right, explanation }, index) => ({
    vote_id: id,
    number: index + 1,
    text,
    options_json: JSON.stringify(options.map((option, at) => ({ id: optionId(at), text: option }))),
    right_json: JSON.stringify(right.map(optionId)),
    explanation,
  }));
}

/** Few readers have every answer right; more wrong answers take more time. */
function attemptRows(
  quiz: DemoQuiz,
  context: LoadContext,
  readers: readonly string[],
): Row<'quiz_attempts'>[] {
  const { id, questions, seconds, starts, ends } = quiz;
  const random = seededRandom('quiz', id);
  const until = Math.min(ends, 0);
  return random
    .shuffle(readers)
    .slice(0, quiz.readers)
    .map((reader) => {
      const wrong = Math.floor((random.between(0, 100) / 100) ** 1.4 * questions.length * 0.8);
      const started = starts + ((until - starts) * random.between(0, 1000)) / 1001;
      const taken = questions.reduce((sum) => sum + random.between(3, Math.max(4, seconds - 4)), wrong);
      return {
        vote_id: id,
        user_id: reader,
        is_calm: random.between(1, 8) === 1 ? (1 as const) : (0 as const),
        started_at: inHours(started, context),
        finished_at: inHours(started + (taken + 60) / 3600, context),
        wrong,
        seconds: taken,
      };
    });
}
