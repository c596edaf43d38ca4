import { useEffect, useState } from 'react';
import { timeMs } from '#lib/time/dates.ts';
import { timeLeftText } from '#lib/time/time-left.ts';

interface ClosingTimeProps {
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai: the gateway's clock when it was asked */
  readonly now: string;
  readonly until: string;
  /** stands after the time, such as 后截止 */
  readonly what: string;
  /** told once the time is over */
  readonly onOver: () => void;
}

/** How long something still lasts by the gateway's clock, whatever the device's says; not read aloud each second. */
export function ClosingTime({ now, until, what, onOver }: ClosingTimeProps) {
  const whole = (timeMs(until) - timeMs(now)) / 1000;
  const [text, setText] = useState(timeLeftText(whole));
  useEffect(() => {
    const heardAt = { beat: performance.now(), clock: Date.now() };
    // the beat stands still while a phone sleeps, and a clock may be set back
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
    // counted anew with each answer of the gateway
    // eslint-disable-next-line react/exhaustive-deps
  }, [now, until]);
  return (
    <time dateTime={until.replace(' ', 'T') + '+08:00'} aria-live="off">
      {text}
      {what}
    </time>
  );
}
