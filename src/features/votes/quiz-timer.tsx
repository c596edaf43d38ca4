import { useEffect, useState, type CSSProperties } from 'react';
import { visuallyHiddenClass } from '#ui/state/visually-hidden.ts';
import styles from './quiz-timer.module.css';

interface QuizTimerProps {
  /** seconds left according to the gateway */
  readonly left: number;
  /** seconds per question */
  readonly whole: number;
}

/** seconds at which a screen reader announces the time left */
const announcedSeconds = [10, 5];

/** Time left for a question, counted from the gateway's value by a monotonic clock. */
export function QuizTimer({ left, whole }: QuizTimerProps) {
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const heardAt = performance.now();
    const tick = () => setSeconds(Math.max(0, Math.ceil(left - (performance.now() - heardAt) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [left]);
  const announced = announcedSeconds.findLast((moment) => seconds <= moment && moment < left);
  return (
    <div className={styles.timer} data-hurry={seconds <= 5 || undefined}>
      <span role="timer" aria-live="off" className={styles.seconds}>
        剩 {seconds} 秒
      </span>
      <span
        className={styles.bar}
        aria-hidden="true"
        style={{ '--share': `${Math.min(100, (seconds * 100) / Math.max(1, whole))}%` } as CSSProperties}
      />
      <span role="status" className={visuallyHiddenClass}>
        {announced !== undefined && `还剩 ${announced} 秒`}
      </span>
    </div>
  );
}
