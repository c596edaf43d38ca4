import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { durationText } from '#lib/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import { SkeletonBox, SkeletonLine } from '#ui/skeleton.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { videoStripQuery } from './video-strip-query.ts';
import styles from './video-strip.module.css';

/** The newest films on the front page, one beside the other; a tap plays on from there. Where they cannot be had there are none. */
export function VideoStrip() {
  const films = useQuery(videoStripQuery(useGateway())).data;
  if (films === undefined || films.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="watch">
      <div className={styles.head}>
        <h2 className={styles.name} id="watch">
          看视频
        </h2>
        <Link to="/videosHome/$" params={{ _splat: '' }} preload="intent" className={styles.all}>
          全部视频
        </Link>
      </div>
      <ul className={styles.cards}>
        {films.map(({ id, title, cover, duration }) => (
          <li key={id} className={styles.card}>
            <div className={styles.media}>
              {cover === undefined ? (
                <div className={styles.blank} />
              ) : (
                <Picture url={cover.url} alt="" color={cover.color} ratio="3/2" sizes="160px" />
              )}
              {duration > 0 && (
                <span className={styles.length}>
                  <Badge tone="picture">{durationText(duration)}</Badge>
                </span>
              )}
            </div>
            <Link to="/videos/$" params={{ _splat: id }} preload="intent" className={styles.title}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Stands for it while the front page loads. */
export function VideoStripSkeleton() {
  return (
    <div className={styles.strip}>
      <div className={styles.head}>
        <span className={styles.name}>看视频</span>
        <span className={styles.all} />
      </div>
      <div className={styles.cards}>
        {[0.6, 0.8, 0.7].map((width) => (
          <div key={width} className={styles.card}>
            <SkeletonBox ratio="3/2" />
            <div className={styles.title}>
              <SkeletonLine />
              <SkeletonLine width={width} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
