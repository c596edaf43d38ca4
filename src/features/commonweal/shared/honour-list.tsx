import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionHead } from '#ui/card/section-head.tsx';
import { buttonClass } from '#ui/control/button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { honoursQuery } from './commonweal-queries.ts';
import type { Honour, Subject } from './commonweal-types.ts';
import styles from './honour-list.module.css';

/** honours that a profile shows at first */
const shownAtFirst = 2;

interface HonourListProps {
  readonly subject: Subject;
  readonly id: string;
  /** the latest, from the profile */
  readonly honours: readonly Honour[];
}

/** Honours of a volunteer or a group, newest first; all of them on request. */
export function HonourList({ subject, id, honours }: HonourListProps) {
  const [isWhole, setWhole] = useState(false);
  const all = useQuery({ ...honoursQuery(useGateway(), subject, id), enabled: isWhole });
  const shown = isWhole ? (all.data?.list ?? honours) : honours.slice(0, shownAtFirst);
  return (
    <section className={styles.honours} aria-labelledby="honours-title">
      <SectionHead id="honours-title" title="荣誉" note={`${(all.data?.list ?? honours).length} 项`} />
      <ul className={styles.list}>
        {shown.map((honour) => (
          <li key={honour.id} className={styles.honour}>
            <span className={styles.title}>{honour.title}</span>
            <span className={styles.note}>
              {honour.givenBy} · {honour.givenOn}
            </span>
          </li>
        ))}
      </ul>
      {!isWhole && honours.length > shownAtFirst && (
        <p className={styles.more}>
          <button type="button" className={buttonClass('line')} onClick={() => setWhole(true)}>
            查看全部荣誉
          </button>
        </p>
      )}
      {all.isError && (
        <p className={styles.more} role="alert">
          <button type="button" className={buttonClass('line')} onClick={() => void all.refetch()}>
            没加载完整，点这里再试
          </button>
        </p>
      )}
    </section>
  );
}
