import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { durationText } from '#lib/time/dates.ts';
import { Badge } from '#ui/card/badge.tsx';
import { CardFrame } from './card-frame.tsx';
import styles from './video-card.module.css';
import type { ClapperCard as Card } from './video-types.ts';

/** A reader's work as a card. */
export function ClapperCard({ work }: { readonly work: Card }) {
  const { id, title, cover, author, counts, pictures, duration } = work;
  return (
    <CardFrame
      title={title}
      cover={cover}
      by={author.name}
      note={counts.likes > 0 && <span>{countText(counts.likes)} 赞</span>}
      over={
        <span className={styles.length}>
          <Badge tone="picture">
            {pictures > 0 ? `${pictures} 图` : duration === undefined ? '视频' : durationText(duration)}
          </Badge>
        </span>
      }
      renderLink={(parts) => (
        <Link to="/videosClapper/$" params={{ _splat: id }} preload="intent" {...parts} />
      )}
    />
  );
}
