import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/card/badge.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import styles from './own-tip-row.module.css';
import { TipReply } from './tip-reply.tsx';
import { TipSteps } from './tip-steps.tsx';
import { placeName, stateNames, type Tip } from './tip-labels.ts';

/** One of the reader's own tips with its state. */
export function OwnTipRow({ tip }: { readonly tip: Tip }) {
  const { id, text, state, author, createdAt, pictures, video } = tip;
  const place = placeName(tip);
  const files = video === undefined ? pictures.length : 1;
  return (
    <article className={styles.row}>
      <p className={styles.meta}>
        <Badge>{stateNames[state]}</Badge>
        <RelativeTime at={createdAt} />
        {place !== '' && <span>{place}</span>}
        {files > 0 && <span>{video === undefined ? `${files} 张图片` : '1 段视频'}</span>}
        {author.anonymous && <span>匿名</span>}
      </p>
      <Link to="/info/$" params={{ _splat: id }} className={styles.text}>
        {text}
      </Link>
      <TipSteps tip={tip} />
      <TipReply tip={tip} />
    </article>
  );
}
