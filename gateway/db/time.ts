/** Asia/Shanghai is UTC+8 all year. */
const shanghaiOffsetMs = 8 * 3_600_000;

/**
 * Formats a time as `YYYY-MM-DD HH:MM:SS` in Asia/Shanghai, the format of all times in the database and the contract.
 */
export function shanghaiTime(date: Date): string {
  return new Date(date.getTime() + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** Parses such a time. */
export function parseShanghaiTime(time: string): Date {
  return new Date(`${time.replace(' ', 'T')}+08:00`);
}

/**
 * How far the clocks of all machines may differ (docs/deploy.md). What was written further ahead was written before a clock
 * was set back.
 */
export const clockToleranceMs = 30_000;
