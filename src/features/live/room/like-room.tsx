import { useEffect, useRef, useState } from 'react';
import { countText } from '#lib/text/counts.ts';
import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';
import { IconButton } from '#ui/control/icon-button.tsx';
import { HeartIcon } from '#ui/icons/actions.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import styles from './like-room.module.css';
import type { LiveRoomStore } from '../shared/live-room-store.ts';
import { startLiveLikes, type RunningLikes } from './start-live-likes.ts';
import { useStore } from '../shared/use-live-room.ts';

interface LikeRoomProps {
  readonly roomId: string;
  readonly store: LiveRoomStore;
}

/** maximum number of hearts animated at once */
const mostHearts = 8;

/** Like button of a live room: any number of likes, each with an animated heart. */
export function LikeRoom({ roomId, store }: LikeRoomProps) {
  const gateway = useGateway();
  const { likes } = useStore(store.counts);
  const [pending, setPending] = useState(0);
  const [hearts, setHearts] = useState<readonly number[]>([]);
  const given = useRef(0);
  const running = useRef<RunningLikes>(undefined);
  useEffect(() => {
    const started = startLiveLikes({ gateway, roomId, store }, setPending);
    running.current = started;
    return () => started.stop();
  }, [gateway, roomId, store]);

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
