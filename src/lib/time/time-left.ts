const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Remaining time in its two largest units: 3天4小时, 2小时5分, 4分09秒. @param seconds negative counts as 0 */
export function timeLeftText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= day) return `${Math.floor(left / day)} 天 ${Math.floor((left % day) / hour)} 小时`;
  if (left >= hour) return `${Math.floor(left / hour)} 小时 ${Math.floor((left % hour) / minute)} 分`;
  return `${Math.floor(left / minute)} 分 ${String(left % minute).padStart(2, '0')} 秒`;
}
