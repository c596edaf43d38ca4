/**
 * A time for a `datetime` attribute, such as `2026-11-03T08:30:00+08:00`.
 * @param time `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai
 */
export function machineTime(time: string): string {
  return `${time.replace(' ', 'T')}+08:00`;
}
