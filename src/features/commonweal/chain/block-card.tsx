import { Link } from '@tanstack/react-router';
import { cardLinkClass } from '#ui/card/card-link.ts';
import type { ServiceBlock } from '#rules/commonweal/service-record.ts';
import styles from './block-card.module.css';
import { hoursText } from '../shared/commonweal-words.ts';

/** digits of a hash to show, enough to tell blocks apart */
const shownDigits = 16;

/** A block in the list of the chain: height, record and the start of its hash. */
export function BlockCard({ block: { height, time, record, hash } }: { readonly block: ServiceBlock }) {
  const isService = record.kind === 'service';
  return (
    <article className={styles.card}>
      <p className={styles.height}>第 {height} 号</p>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link
            to="/v10/publicWelfare/chainBlocks/$"
            params={{ _splat: record.certificate }}
            className={cardLinkClass}
          >
            {record.name} · {record.activity}
          </Link>
        </h3>
        <p className={styles.note}>
          {isService ? hoursText(record.minutes) : '撤回证书'} · {time}
        </p>
        <p className={styles.hash}>{hash.slice(0, shownDigits)}…</p>
      </div>
    </article>
  );
}
