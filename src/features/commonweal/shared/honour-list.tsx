import { SectionHead } from '#ui/card/section-head.tsx';
import type { Honour } from './commonweal-types.ts';
import styles from './honour-list.module.css';

/** Honours of a volunteer or a group, newest first. */
export function HonourList({ honours }: { readonly honours: readonly Honour[] }) {
  return (
    <section className={styles.honours} aria-labelledby="honours-title">
      <SectionHead id="honours-title" title="荣誉" note={`${honours.length} 项`} />
      <ul className={styles.list}>
        {honours.map(({ id, title, givenBy, givenOn }) => (
          <li key={id} className={styles.honour}>
            <span className={styles.title}>{title}</span>
            <span className={styles.note}>
              {givenBy} · {givenOn}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
