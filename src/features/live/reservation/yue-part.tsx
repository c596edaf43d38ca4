import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { shanghaiTime } from '#lib/time/dates.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { Countdown } from '#ui/overlay/countdown.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { useNow } from '#widgets/now/now-context.ts';
import type { LiveRoom } from '../shared/live-types.ts';
import { ReserveButton } from '../shared/reserve-button.tsx';
import { useLiveRoom } from '../shared/use-live-room.ts';
import styles from './yue-part.module.css';

/** 预约: countdown to a live and a reminder; once it has started, a link to it. */
export function YuePart({ room }: { readonly room: LiveRoom }) {
  useLiveRoom(room);
  const { id, title, summary, cover, state, startsAt } = room;
  const [now] = useState(shanghaiTime(useNow()));
  const [isDue, setDue] = useState(now >= startsAt);
  return (
    <section className={styles.yue} aria-label="预约">
      <Picture
        url={cover.url}
        alt=""
        color={cover.color}
        ratio="16/9"
        sizes="min(100vw, 640px)"
        first
        square
      />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.at}>{startsAt.slice(0, 16)} 开播</p>
      {state === 'preview' ? (
        <>
          <p className={styles.left} role="timer">
            {isDue ? (
              '马上开播，请稍候'
            ) : (
              <Countdown now={now} until={startsAt} what="后开播" onOver={() => setDue(true)} />
            )}
          </p>
          <ReserveButton room={room} />
        </>
      ) : (
        <Link to="/living/share/{-$id}" params={{ id }} preload="intent" className={buttonClass('brand')}>
          {state === 'living' ? '已经开播，去看直播' : '去直播间'}
        </Link>
      )}
      {summary.split('\n').map((line, index) => (
        <p key={index} className={styles.line}>
          {line}
        </p>
      ))}
    </section>
  );
}
