import type { FormEvent } from 'react';
import { Button } from '#ui/control/button.tsx';
import { Tick } from '#ui/control/tick.tsx';
import { QuizTimer } from './quiz-timer.tsx';
import styles from './quiz-question.module.css';
import type { QuizProgress } from './quiz-queries.ts';
import type { QuizActs } from './use-quiz.ts';
import { useFocusFirst } from './use-focus-first.ts';

interface QuizQuestionProps {
  readonly progress: QuizProgress;
  readonly question: NonNullable<QuizProgress['question']>;
  /** seconds per question */
  readonly seconds: number;
  readonly acts: QuizActs;
}

/** An open question: choose, then submit, so that a slip can be corrected. */
export function QuizQuestion({ progress, question, seconds, acts }: QuizQuestionProps) {
  const { number = 0, questions, secondsLeft } = progress;
  const { text, several, options } = question;
  const { choice } = acts.snapshot.context;
  const isStill = acts.snapshot.hasTag('busy');
  const head = useFocusFirst<HTMLHeadingElement>();
  function submit(event: FormEvent) {
    event.preventDefault();
    acts.send({ type: 'answer.requested' });
  }
  return (
    <form onSubmit={submit}>
      <p className={styles.count}>
        第 {number} 题，共 {questions} 题{several && ' · 多选'}
      </p>
      {secondsLeft !== undefined && <QuizTimer left={secondsLeft} whole={seconds} />}
      <h3 ref={head} tabIndex={-1} id="question" className={styles.question}>
        {text}
      </h3>
      <div className={styles.options} role={several ? 'group' : 'radiogroup'} aria-labelledby="question">
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <Tick
              type={several ? 'checkbox' : 'radio'}
              name="answer"
              checked={choice.includes(option.id)}
              disabled={isStill}
              onChange={() => acts.send({ type: 'option.toggled', id: option.id })}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      <div className={styles.end}>
        <Button type="submit" variant="brand" disabled={isStill || choice.length === 0}>
          {isStill ? '正在送出…' : '确定'}
        </Button>
      </div>
    </form>
  );
}
