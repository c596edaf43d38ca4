import { Link } from '@tanstack/react-router';
import { countText } from '#lib/counts.ts';
import { durationText } from '#lib/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './video-card.module.css';
import type { ClapperCard as Card } from './video-types.ts';

/** A reader's work as a card of two beside each other. */
export function ClapperCard({ work }: { readonly work: Card }) {
  const { id, title, cover, author, counts, pictures, duration } = work;
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        {cover === undefined ? (
          <div className={styles.blank} />
        ) : (
          <Picture url={cover.url} alt="" color={cover.color} ratio="3/2" sizes="min(50vw, 320px)" />
        )}
        <span className={styles.count}>
          <Badge tone="picture">
            {pictures > 0 ? `${pictures} 图` : duration === undefined ? '视频' : durationText(duration)}
          </Badge>
        </span>
      </div>
      <h2 className={styles.title}>
        <Link to="/videosClapper/$" params={{ _splat: id }} preload="intent" className={styles.link}>
          {title}
        </Link>
      </h2>
      <p className={styles.meta}>
        <span className={styles.by}>{author.name}</span>
        {counts.likes > 0 && <span>{countText(counts.likes)} 赞</span>}
      </p>
    </article>
  );
}
