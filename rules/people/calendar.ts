/** Whether a date exists in the calendar. @param day `YYYY-MM-DD` */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
}

/** Whether a date and time exist. @param time `YYYY-MM-DD HH:MM:SS` */
export function isTime(time: string): boolean {
  return isDay(time.slice(0, 10)) && /^ (?:[01]\d|2[0-3])(?::[0-5]\d){2}$/.test(time.slice(10));
}

/**
 * Age in full years on a day. In a common year, the birthday of somebody born on 29 February is 1 March.
 * @param birth `YYYY-MM-DD`
 * @param day `YYYY-MM-DD`
 */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  // month and day compare as text
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
