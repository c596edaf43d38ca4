import * as v from 'valibot';
import { count, id, integer, name, object, positive, text, title, unique } from './fields.ts';

const vote = object({
  id,
  title,
  rule: text,
  /** hours from the loading of the demo; negative is before it */
  starts: integer,
  ends: integer,
  /** fewest and most options of one ballot; one if absent */
  choices: v.exactOptional(v.strictTuple([positive, positive])),
  /** readers who voted; if absent, the votes of all options together */
  voters: v.exactOptional(count),
  options: v.pipe(
    v.array(
      object({
        text,
        /** name of a picture */
        image: v.exactOptional(name),
        votes: count,
      }),
    ),
    v.minLength(2),
  ),
});
export type DemoVote = v.InferOutput<typeof vote>;
export const votes = v.array(vote);

const quiz = object({
  id,
  title,
  rule: text,
  /** name of a picture */
  cover: name,
  /** hours from the loading of the demo; negative is before it */
  starts: integer,
  ends: integer,
  /** for each question */
  seconds: positive,
  /** number of readers who handed it in */
  readers: count,
  questions: v.pipe(
    v.array(
      object({
        text,
        options: v.pipe(v.array(text), v.minLength(2), v.maxLength(6)),
        /** indexes of the right options */
        right: v.pipe(unique(count), v.nonEmpty()),
        explanation: text,
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
});
export type DemoQuiz = v.InferOutput<typeof quiz>;
export const quizzes = v.array(quiz);
