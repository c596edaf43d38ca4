/** Shanghai keeps UTC+8 the year round. */
const offset = 8 * 3_600_000;

/** `YYYY-MM-DD HH:MM:SS` in Asia/Shanghai: the form of every time in the database and in the contract. */
export function shanghaiTime(date: Date): string {
  return new Date(date.getTime() + offset).toISOString().slice(0, 19).replace('T', ' ');
}

/** The moment of such a time. */
export function momentOf(time: string): Date {
  return new Date(`${time.replace(' ', 'T')}+08:00`);
}
