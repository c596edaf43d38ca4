import { memo, startTransition, useEffect, useState, type ReactNode } from 'react';
import { pictureSources } from '#lib/media/pictures.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import type { FeedFilm } from './feed-film.ts';
import styles from './feed-stage.module.css';

interface FeedSlideProps {
  readonly film: FeedFilm;
  /** from 0 on */
  readonly place: number;
  /** films of the feed; -1 while it is not known */
  readonly total: number;
  readonly isCurrent: boolean;
  /** what lies over it is rendered with it; left to a time with nothing else to do where it stands beside the film in sight */
  readonly isWhole: boolean;
  /** how it is, while it is alive */
  readonly signs: ReactNode;
  /** what stands over the film at a place */
  readonly over: (place: number) => ReactNode;
}

/** A film's place in the row: what stands for it until it is seen, how it is, and what lies over it. Those beside stay as they are. */
export const FeedSlide = memo(function FeedSlide(props: FeedSlideProps) {
  const { film, place, total, isCurrent, isWhole, signs, over } = props;
  const { poster } = film.film;
  const [isDressed, setDressed] = useState(isWhole);
  // who is quicker than that has come to it already
  if (isCurrent && !isDressed) setDressed(true);
  useEffect(() => {
    if (isDressed) return undefined;
    return whenIdle(() => startTransition(() => setDressed(true)));
  }, [isDressed]);
  return (
    <article
      className={styles.slide}
      style={{ top: `${place * 100}%` }}
      inert={!isCurrent}
      aria-posinset={place + 1}
      aria-setsize={total}
      aria-label={film.title}
    >
      <div className={styles.still} style={{ backgroundColor: film.color }}>
        {poster !== undefined && (
          <img
            className={styles.poster}
            {...pictureSources(poster)}
            sizes="min(100vw, 640px)"
            alt=""
            decoding="async"
            {...(isCurrent && { fetchPriority: 'high' as const })}
          />
        )}
      </div>
      {signs}
      <div className={styles.over}>{isDressed && over(place)}</div>
    </article>
  );
});
