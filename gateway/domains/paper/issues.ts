import { notFound } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';
import { dayAfter } from './calendar.ts';

/** days that issues are kept open for */
export const openDays = 90;
/** ms after midnight at which an issue comes out */
const pressHour = 6 * 3_600_000;

/** The day of the newest issue that is out by now. */
export const newestDay = (now: Date): string =>
  shanghaiTime(new Date(now.getTime() - pressHour)).slice(0, 10);

/** When an issue goes to press: stories until then may be in it. */
export const pressTime = (date: string): string => `${date} 06:00:00`;

/**
 * Adds the issues of the days since the last one. A paper that never came out begins with the newest day. Gateways that
 * do so at once add each issue once.
 */
export async function addDueIssues(db: Database, now: Date): Promise<void> {
  const due = newestDay(now);
  const last = await db
    .selectFrom('paper_issues')
    .select('date')
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined && last.date >= due) return;
  const oldest = dayAfter(due, 1 - openDays);
  const first = last === undefined ? due : last.date < oldest ? oldest : dayAfter(last.date, 1);
  const dates: string[] = [];
  for (let date = first; date <= due; date = dayAfter(date, 1)) dates.push(date);
  await db
    .insertInto('paper_issues')
    .values(
      dates.map((date) => ({ date, state: 'published' as const, material_json: null, composed_at: null })),
    )
    .onConflict((conflict) => conflict.column('date').doNothing())
    .execute();
}

/** Days of the issues that readers may open, newest first. */
export async function openIssues(db: Database, now: Date): Promise<string[]> {
  await addDueIssues(db, now);
  const due = newestDay(now);
  const rows = await db
    .selectFrom('paper_issues')
    .select('date')
    .where('state', '=', 'published')
    .where('date', '<=', due)
    .where('date', '>', dayAfter(due, -openDays))
    .orderBy('date', 'desc')
    .execute();
  return rows.map(({ date }) => date);
}

/** The day that is asked for, the newest one when none is. Throws a 404 where readers may not open it. */
export async function openIssue(db: Database, asked: string | undefined, now: Date): Promise<string> {
  const days = await openIssues(db, now);
  const date = asked ?? days[0];
  if (date !== undefined && days.includes(date)) return date;
  throw notFound(asked === undefined ? '还没有可看的报纸' : '这一天没有可看的报纸');
}
