import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import styles from './video-card.module.css';
import type { VideoCollection } from './video-types.ts';

/** A collection as a card of two beside each other. */
export function CollectionCard({ collection }: { readonly collection: VideoCollection }) {
  const { id, title, cover, total, updatedAt, publisher } = collection;
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        {cover === undefined ? (
          <div className={styles.blank} />
        ) : (
          <Picture url={cover.url} alt="" color={cover.color} ratio="3/2" sizes="min(50vw, 320px)" />
        )}
        <span className={styles.count}>
          <Badge tone="picture">{total} 集</Badge>
        </span>
      </div>
      <h2 className={styles.title}>
        <Link to="/videosCollection/$" params={{ _splat: id }} preload="intent" className={styles.link}>
          {title}
        </Link>
      </h2>
      <p className={styles.meta}>
        <span className={styles.by}>{publisher?.name ?? '齐鲁晚报'}</span>
        <span>
          <RelativeTime at={updatedAt} />
          更新
        </span>
      </p>
    </article>
  );
}
