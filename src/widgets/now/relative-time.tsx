import { relativeTime } from '#lib/time/dates.ts';
import { machineTime } from '#lib/time/machine-time.ts';
import { useNow } from './now-context.ts';

interface RelativeTimeProps {
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly at: string;
}

/** 刚刚, 5分钟前, 今天 08:30 …, with the full time in the `datetime` attribute. */
export function RelativeTime({ at }: RelativeTimeProps) {
  return <time dateTime={machineTime(at)}>{relativeTime(at, useNow())}</time>;
}
