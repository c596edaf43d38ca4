import styles from './quiz-question.module.css';
import type { Judged } from './quiz-queries.ts';

/** Options of an answered question: right and chosen ones are marked by text and colour. */
export function JudgedOptions({ judged: { question, right, chosen } }: { readonly judged: Judged }) {
  return (
    <ul className={styles.options}>
      {question.options.map(({ id, text }) => {
        const marks = [right.includes(id) && '正确答案', chosen.includes(id) && '您选的'].filter(Boolean);
        return (
          <li key={id} className={styles.option} data-right={right.includes(id) || undefined}>
            <span>{text}</span>
            {marks.length > 0 && <span className={styles.mark}>{marks.join(' · ')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
