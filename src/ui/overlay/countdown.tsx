import { useEffect, useState } from 'react';
import { timeMs } from '#lib/time/dates.ts';
import { timeLeftText } from '#lib/time/time-left.ts';

interface CountdownProps {
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai: the gateway's clock at the time of the response */
  readonly now: string;
  readonly until: string;
  /** text after the remaining time, such as 后截止 */
  readonly what: string;
  /** called once when the time is up */
  readonly onOver: () => void;
}

/** A countdown by the gateway's clock, independent of the device's; not announced by screen readers. */
export function Countdown({ now, until, what, onOver }: CountdownProps) {
  const whole = (timeMs(until) - timeMs(now)) / 1000;
  const [text, setText] = useState(timeLeftText(whole));
  useEffect(() => {
    const heardAt = { beat: performance.now(), clock: Date.now() };
    // performance.now() stops while a phone sleeps, and Date.now() follows clock changes
    const passed = () => Math.max(performance.now() - heardAt.beat, Date.now() - heardAt.clock);
    const tick = () => {
      const left = whole - passed() / 1000;
      setText(timeLeftText(left));
      if (left > 0) return;
      clearInterval(timer);
      onOver();
    };
    const timer = setInterval(tick, 1000);
    setText(timeLeftText(whole));
    return () => clearInterval(timer);
    // restarts with each response of the gateway
    // eslint-disable-next-line react/exhaustive-deps
  }, [now, until]);
  return (
    <time dateTime={until.replace(' ', 'T') + '+08:00'} aria-live="off">
      {text}
      {what}
    </time>
  );
}
