/** Whether a day of this name was or will be. @param day `YYYY-MM-DD` */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
}

/** Whether a minute of this name was or will be. @param time `YYYY-MM-DD HH:MM:SS` */
export function isTime(time: string): boolean {
  return isDay(time.slice(0, 10)) && /^ (?:[01]\d|2[0-3])(?::[0-5]\d){2}$/.test(time.slice(10));
}

/**
 * Full years somebody has lived on a day. Who was born on 29 February is a year older from 1 March on where there is no
 * such day.
 * @param birth `YYYY-MM-DD`
 * @param day `YYYY-MM-DD`
 */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  // days of one year sort as they read
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
