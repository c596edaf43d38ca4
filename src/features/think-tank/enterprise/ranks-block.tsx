import { SectionHead } from '#ui/card/section-head.tsx';
import type { Enterprise } from '../shared/think-tank-types.ts';
import { ChangeText } from '../shared/change-text.tsx';
import styles from './ranks-block.module.css';

/** The rankings that an enterprise appears in. */
export function RanksBlock({ ranks }: Pick<Enterprise, 'ranks'>) {
  if (ranks.length === 0) return null;
  return (
    <section aria-labelledby="ranks-title">
      <SectionHead id="ranks-title" title="上榜记录" />
      <ul className={styles.list}>
        {ranks.map(({ kind, title, period, rank, of, change }) => (
          <li key={`${kind} ${period}`} className={styles.row}>
            <span>{title}</span>
            <span className={styles.rank}>
              第 {rank} 名 / {of}
            </span>
            <ChangeText change={change} what="上期" unit="名" />
            <span className={styles.period}>来源：智库榜单，{period} 期</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
