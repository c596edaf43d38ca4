import { parseShanghaiTime } from '../../db/time.ts';

// Dates are `YYYY-MM-DD`, as in the contract.

const day = 86_400_000;
const noon = (date: string) => parseShanghaiTime(`${date} 12:00:00`);
const weekdays = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'] as const;

/** The date a number of days later; negative for earlier. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** Whether the text is an existing date. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Days since 1970-01-01; independent of the time zone. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / day);

export const weekdayOf = (date: string): string => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';

/** `2026年11月21日`. */
export function longDate(date: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return `${year}年${month}月${dayOfMonth}日`;
}

const lunarParts = new Intl.DateTimeFormat('zh-CN-u-ca-chinese', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'] as const;

/** The date in the Chinese calendar, such as `丙午年十月十三`, as computed by ICU. */
export function lunarDate(date: string): string {
  const parts = new Map<string, string>(
    lunarParts.formatToParts(noon(date)).map(({ type, value }) => [type, value]),
  );
  return `${parts.get('yearName') ?? ''}年${parts.get('month') ?? ''}${lunarDay(Number(parts.get('day')))}`;
}

function lunarDay(number: number): string {
  if (number <= 10) return `初${digits[number] ?? ''}`;
  if (number < 20) return `十${digits[number - 10] ?? ''}`;
  if (number === 20) return '二十';
  return number === 30 ? '三十' : `廿${digits[number - 20] ?? ''}`;
}
