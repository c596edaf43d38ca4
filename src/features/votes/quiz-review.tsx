import { SectionHead } from '#ui/card/section-head.tsx';
import { JudgedOptions } from './judged-options.tsx';
import styles from './quiz-review.module.css';
import type { Judged } from './quiz-queries.ts';

/** All questions with right answers and explanations. */
export function QuizReview({ review }: { readonly review: readonly Judged[] }) {
  return (
    <section className={styles.section} aria-labelledby="review">
      <SectionHead id="review" title="答案和讲解" note={`${review.length} 题`} />
      <ol className={styles.review}>
        {review.map((judged) => (
          <li key={judged.number} className={styles.item}>
            <h3 className={styles.question}>
              {judged.number}. {judged.question.text}
            </h3>
            <JudgedOptions judged={judged} />
            <p className={styles.explanation}>{judged.explanation}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
