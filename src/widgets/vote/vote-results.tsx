import type { CSSProperties } from 'react';
import { percentsOf, percentsOfWhole } from '#lib/text/percents.ts';
import { Picture } from '#ui/content/picture.tsx';
import styles from './vote-block.module.css';
import type { Vote } from './vote-query.ts';

/** Results of a vote: bar, count and percentage per option, with the reader's choice marked. */
export function VoteResults({ vote, labelId }: { readonly vote: Vote; readonly labelId: string }) {
  const { options, voted, max } = vote;
  const percents = resultPercents(vote);
  return (
    <ul className={styles.results} aria-labelledby={labelId}>
      {options.map(({ id, text, image, votes = 0 }, index) => (
        <li key={id} className={styles.result} data-own={voted.includes(id) || undefined}>
          {image !== undefined && (
            <span className={styles.thumb}>
              <Picture url={image.url} color={image.color} alt="" ratio="3/2" sizes="112px" />
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.line}>
              <span>
                {text}
                {voted.includes(id) && <span className={styles.own}>您的选择</span>}
              </span>
              <span className={styles.figures}>
                {votes} {max === 1 ? '票' : '人选'} · {percents[index]}%
              </span>
            </span>
            <span
              className={styles.bar}
              aria-hidden="true"
              style={{ '--share': `${percents[index]}%` } as CSSProperties}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Percentages in the order of the options: of all votes for single choice, else of the voters. */
export function resultPercents({ options, voters, max }: Vote): number[] {
  const counted = options.map(({ votes = 0 }) => votes);
  return max === 1 ? percentsOfWhole(counted) : percentsOf(counted, voters);
}
