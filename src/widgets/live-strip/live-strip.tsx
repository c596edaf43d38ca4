import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LiveBadge } from '#ui/card/live-badge.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { liveStripQuery } from './live-strip-query.ts';
import styles from './live-strip.module.css';

/** A live that is on air, with a link to all of them; renders nothing if there is none. */
export function LiveStrip() {
  const live = useQuery(liveStripQuery(useGateway())).data;
  if (live === undefined || live === null) return null;
  return (
    <div className={styles.strip}>
      <Link to="/living/share/{-$id}" params={{ id: live.id }} preload="intent" className={styles.live}>
        <LiveBadge state="living" />
        <span className={styles.title}>{live.title}</span>
      </Link>
      <Link to="/living/share/{-$id}" params={{ id: undefined }} preload="intent" className={styles.all}>
        全部直播
      </Link>
    </div>
  );
}
