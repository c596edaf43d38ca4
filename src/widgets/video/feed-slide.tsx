import { memo, startTransition, useEffect, useState, type ReactNode } from 'react';
import { pictureSources } from '#lib/media/pictures.ts';
import { plainTitle } from '#lib/story/plain-title.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { isUpright, type FeedVideo } from './feed-video.ts';
import styles from './feed-stage.module.css';

interface FeedSlideProps {
  readonly video: FeedVideo;
  /** index in the feed */
  readonly place: number;
  /** videos of the feed; -1 if unknown, as `aria-setsize` */
  readonly total: number;
  readonly isCurrent: boolean;
  /** renders the overlay at once; otherwise when idle */
  readonly isWhole: boolean;
  /** state of the video while it is the loaded one */
  readonly signs: ReactNode;
  /** overlay of the video at an index */
  readonly over: (place: number) => ReactNode;
}

/** One video of the feed: poster, state and overlay. Memoized, so that neighbours do not render. */
export const FeedSlide = memo(function FeedSlide(props: FeedSlideProps) {
  const { video, place, total, isCurrent, isWhole, signs, over } = props;
  const { poster } = video.video;
  const [hasOverlay, setHasOverlay] = useState(isWhole);
  // the reader was faster than idle time
  if (isCurrent && !hasOverlay) setHasOverlay(true);
  useEffect(() => {
    if (hasOverlay) return undefined;
    return whenIdle(() => startTransition(() => setHasOverlay(true)));
  }, [hasOverlay]);
  return (
    <article
      className={styles.slide}
      style={{ top: `${place * 100}%` }}
      inert={!isCurrent}
      aria-posinset={place + 1}
      aria-setsize={total}
      aria-label={plainTitle(video.title)}
    >
      <div className={styles.still} style={{ backgroundColor: video.color }}>
        {poster !== undefined && (
          <img
            className={styles.poster}
            data-high={isUpright(video) || undefined}
            {...pictureSources(poster)}
            sizes="min(100vw, 640px)"
            alt=""
            decoding="async"
            {...(isCurrent && { fetchPriority: 'high' as const })}
          />
        )}
      </div>
      {signs}
      <div className={styles.over}>{hasOverlay && over(place)}</div>
    </article>
  );
});
