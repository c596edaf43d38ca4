import { useEffect, useRef, useState } from 'react';
import { countText } from '#lib/text/counts.ts';
import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';
import { IconButton } from '#ui/control/icon-button.tsx';
import { HeartIcon } from '#ui/icons/actions.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import styles from './like-room.module.css';
import type { LiveDesk } from '../shared/live-desk.ts';
import { startLiveLikes, type RunningLikes } from './start-live-likes.ts';
import { useDesk } from '../shared/use-live-room.ts';

interface LikeRoomProps {
  readonly roomId: string;
  readonly desk: LiveDesk;
}

/** hearts that rise at once, at most */
const mostHearts = 8;

/** Likes of a live: as many as the reader likes, each with a heart that rises. */
export function LikeRoom({ roomId, desk }: LikeRoomProps) {
  const gateway = useGateway();
  const { likes } = useDesk(desk.counts);
  const [pending, setPending] = useState(0);
  const [hearts, setHearts] = useState<readonly number[]>([]);
  const given = useRef(0);
  const running = useRef<RunningLikes>(undefined);
  useEffect(() => {
    const started = startLiveLikes({ gateway, roomId, desk }, setPending);
    running.current = started;
    return () => started.stop();
  }, [gateway, roomId, desk]);

  function like(): void {
    running.current?.give();
    given.current += 1;
    const heart = given.current;
    if (!prefersReducedMotion()) setHearts((all) => [...all, heart].slice(-mostHearts));
  }

  return (
    <span className={styles.like}>
      <IconButton label="点赞" icon={<HeartIcon />} count={countText(likes + pending)} onClick={like} />
      <span className={styles.sky} aria-hidden="true">
        {hearts.map((heart) => (
          <span
            key={heart}
            className={styles.heart}
            data-way={heart % 3}
            onAnimationEnd={() => setHearts((all) => all.filter((one) => one !== heart))}
          >
            <HeartIcon />
          </span>
        ))}
      </span>
    </span>
  );
}
