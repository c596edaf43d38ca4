import { Avatar } from '#ui/card/avatar.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { placeName, stateNames } from '#widgets/tips/tip-labels.ts';
import styles from './tip-meta.module.css';
import type { Tip } from './tip-types.ts';

/** Sender (if named), time, place and status of a tip. */
export function TipMeta({ tip }: { readonly tip: Tip }) {
  const { author, createdAt, state, own } = tip;
  const place = placeName(tip);
  return (
    <div className={styles.head}>
      <Avatar src={author.headImg} name={author.anonymous ? '匿' : author.name} />
      <div className={styles.words}>
        <p className={styles.name}>
          {author.name}
          {own && <span className={styles.own}>我发的</span>}
        </p>
        <p className={styles.meta}>
          <RelativeTime at={createdAt} />
          {place !== '' && <span>{place}</span>}
        </p>
      </div>
      <Badge>{stateNames[state]}</Badge>
    </div>
  );
}
