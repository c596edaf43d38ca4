import { Link } from '@tanstack/react-router';
import { cardLinkClass } from '#ui/card/card-link.ts';
import { Picture } from '#ui/content/picture.tsx';
import styles from '../shared/activity-card.module.css';
import { StateTag } from '../shared/state-tag.tsx';
import type { WelfareItem } from './welfare-queries.ts';
import { welfareState, welfareTone } from './welfare-words.ts';

interface WelfareCardProps {
  readonly item: WelfareItem;
  readonly first: boolean;
}

/** A gift or a benefit in the list; the whole card is the link. */
export function WelfareCard({ item, first }: WelfareCardProps) {
  const { id, title, summary, cover, sponsor, stock, left } = item;
  return (
    <article className={styles.card}>
      <span className={styles.thumb}>
        <Picture {...cover} alt="" ratio="3/2" sizes="112px" first={first} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to="/welfare/{-$id}" params={{ id }} className={cardLinkClass}>
            {title}
          </Link>
        </h3>
        <p className={styles.line}>{summary}</p>
        <p className={styles.foot}>
          <StateTag tone={welfareTone(item)}>{welfareState(item)}</StateTag>
          <span>
            剩 {left} / {stock} 份
          </span>
          <span>{sponsor}</span>
        </p>
      </div>
    </article>
  );
}
