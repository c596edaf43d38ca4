import { machineTime } from './machine-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Shanghai is UTC+8 all year. */
const shanghaiOffset = 8 * hour;

/** The contract's time format: `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai. */
const pattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/**
 * @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai
 * @returns ms since 1970
 * @throws RangeError if the format differs
 */
export function timeMs(time: string): number {
  const ms = pattern.test(time) ? Date.parse(machineTime(time)) : NaN;
  if (Number.isNaN(ms)) throw new RangeError(`not a time: ${time}`);
  return ms;
}

/** Formats a time like the contract. @param ms since 1970 */
export function shanghaiTime(ms: number): string {
  return new Date(ms + shanghaiOffset).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * A time relative to now: 刚刚, 5分钟前, 今天 08:30, 昨天, 11-03, 2025-11-03.
 * A time less than a minute ahead of `now` is caused by a slow clock and counts as 刚刚.
 * @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai
 * @param now ms since 1970
 */
export function relativeTime(time: string, now: number): string {
  const ms = timeMs(time);
  const age = now - ms;
  if (age > -minute && age < minute) return '刚刚';
  if (age > 0 && age < hour) return `${Math.floor(age / minute)}分钟前`;
  return dayText(time, now) + (shanghaiDay(now) === shanghaiDay(ms) ? ` ${time.slice(11, 16)}` : '');
}

/**
 * A time with its clock, unless it is of another year: 今天 08:30, 昨天 08:30, 11-03 08:30, 2025-11-03.
 * @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai
 * @param now ms since 1970
 */
export function clockTime(time: string, now: number): string {
  const text = dayText(time, now);
  return text.length === 10 ? text : `${text} ${time.slice(11, 16)}`;
}

/** 今天, 昨天, 11-03, 2025-11-03. */
function dayText(time: string, now: number): string {
  const days = shanghaiDay(now) - shanghaiDay(timeMs(time));
  if (days === 0) return '今天';
  if (days === 1) return '昨天';
  return time.startsWith(shanghaiDate(now).slice(0, 4)) ? time.slice(5, 10) : time.slice(0, 10);
}

/** Number of the Shanghai day since 1970. */
function shanghaiDay(ms: number): number {
  return Math.floor((ms + shanghaiOffset) / day);
}

/** `YYYY-MM-DD` in Shanghai. */
function shanghaiDate(ms: number): string {
  return new Date(ms + shanghaiOffset).toISOString().slice(0, 10);
}

const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

/** The newspaper's date line: `2026年11月3日 星期二`. @param now ms since 1970 */
export function dateLine(now: number): string {
  return `${shanghaiDate(now).slice(0, 4)}年${monthLine(now)}`;
}

/** `11月3日 星期二` @param ms since 1970 */
function monthLine(ms: number): string {
  const [, month, date] = shanghaiDate(ms).split('-').map(Number);
  const weekday = weekdays[new Date(ms + shanghaiOffset).getUTCDay()] ?? '';
  return `${month}月${date}日 星期${weekday}`;
}

/** `11月3日` @param date `YYYY-MM-DD` */
export function shortDay(date: string): string {
  const [, month, dayOfMonth] = date.split('-').map(Number);
  return `${month}月${dayOfMonth}日`;
}

/** `2026年11月3日` @param date `YYYY-MM-DD` */
export const longDay = (date: string): string => `${Number(date.slice(0, 4))}年${shortDay(date)}`;

/**
 * Heading for the items of one day: 今天, 昨天, `11月3日 星期二`, with the year if it is another one.
 * @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai
 * @param now ms since 1970
 */
export function dayHead(time: string, now: number): string {
  const ms = timeMs(time);
  const days = shanghaiDay(now) - shanghaiDay(ms);
  if (days === 0) return '今天';
  if (days === 1) return '昨天';
  return time.startsWith(shanghaiDate(now).slice(0, 4)) ? monthLine(ms) : dateLine(ms);
}

/**
 * Duration of a sound or video: `0:42`, `12:05`, `1:02:03`.
 * @param seconds negative and invalid values count as 0
 */
export function durationText(seconds: number): string {
  const whole = seconds > 0 && Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
