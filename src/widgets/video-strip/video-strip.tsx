import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plainTitle } from '#lib/story/plain-title.ts';
import { durationText } from '#lib/time/dates.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { Strip, stripTitleClass } from '#ui/card/strip.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { videoStripQuery } from './video-strip-query.ts';
import styles from './video-strip.module.css';

/** The newest videos on the front page; a tap opens the feed there. Renders nothing if they fail to load. */
export function VideoStrip() {
  const videos = useQuery(videoStripQuery(useGateway())).data;
  if (videos === undefined || videos.length === 0) return null;
  return (
    <Strip
      id="watch"
      title="看视频"
      all="全部视频"
      renderAll={(parts) => <Link to="/videosHome/$" params={{ _splat: '' }} preload="intent" {...parts} />}
    >
      {videos.map(({ id, title, cover, duration }) => (
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
          <Link to="/videos/$" params={{ _splat: id }} preload="intent" className={stripTitleClass}>
            {plainTitle(title)}
          </Link>
        </li>
      ))}
    </Strip>
  );
}
