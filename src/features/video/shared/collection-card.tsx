import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/card/badge.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { CardFrame } from './card-frame.tsx';
import styles from './video-card.module.css';
import type { VideoCollection } from './video-types.ts';

/** A collection as a card. */
export function CollectionCard({ collection }: { readonly collection: VideoCollection }) {
  const { id, title, cover, total, updatedAt, publisher } = collection;
  return (
    <CardFrame
      title={title}
      cover={cover}
      by={publisher?.name ?? '齐鲁晚报'}
      note={
        <span>
          <RelativeTime at={updatedAt} />
          更新
        </span>
      }
      over={
        <span className={styles.length}>
          <Badge tone="picture">{total} 集</Badge>
        </span>
      }
      renderLink={(parts) => (
        <Link to="/videosCollection/$" params={{ _splat: id }} preload="intent" {...parts} />
      )}
    />
  );
}
