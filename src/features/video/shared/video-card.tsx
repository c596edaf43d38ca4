import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { countText } from '#lib/text/counts.ts';
import { durationText } from '#lib/time/dates.ts';
import { Badge } from '#ui/card/badge.tsx';
import { PlayIcon } from '#ui/icons/media.tsx';
import type { RenderedLinkProps } from '#ui/control/render-link.ts';
import { CardFrame } from './card-frame.tsx';
import { CardPreview } from './card-preview.tsx';
import styles from './video-card.module.css';
import type { VideoItem } from './video-types.ts';

interface VideoCardProps {
  readonly video: VideoItem;
  /** on the first screen: its picture loads with high priority */
  readonly first?: boolean;
  /** whether a muted preview plays while the card is in the middle of the screen */
  readonly hasPreview?: boolean;
  /** by default a link to the video's page */
  readonly renderLink?: (parts: RenderedLinkProps) => ReactElement;
}

/** A video card in two columns; the whole card is the link. */
export function VideoCard({ video, first = false, hasPreview = false, renderLink }: VideoCardProps) {
  const { id, title, cover, counts, film, publisher, outside, author, source } = video;
  const by = publisher?.name ?? author?.name ?? outside?.name ?? source;
  return (
    <CardFrame
      title={title}
      cover={cover}
      first={first}
      by={by}
      note={counts.likes > 0 && <span>{countText(counts.likes)} 赞</span>}
      over={
        <>
          {hasPreview && <CardPreview video={film} />}
          <span className={styles.play}>
            <PlayIcon size="small" />
          </span>
          {film.duration > 0 && (
            <span className={styles.length}>
              <Badge tone="picture">{durationText(film.duration)}</Badge>
            </span>
          )}
        </>
      }
      renderLink={
        renderLink ?? ((parts) => <Link to="/videos/$" params={{ _splat: id }} preload="intent" {...parts} />)
      }
    />
  );
}
