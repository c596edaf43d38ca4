import { notFound } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';
import { dayAfter } from './calendar.ts';

/** number of days for which readers can open an issue */
export const openIssueCount = 90;
/** publication time of an issue, in ms after midnight */
const publicationTimeMs = 6 * 3_600_000;

/** The date of the newest published issue. */
export const newestDay = (now: Date): string =>
  shanghaiTime(new Date(now.getTime() - publicationTimeMs)).slice(0, 10);

/** Copy deadline of an issue: it contains stories published until then. */
export const pressTime = (date: string): string => `${date} 06:00:00`;

/**
 * Adds the issues due since the last one. An empty newspaper starts with the newest date. Safe when several gateways
 * run it concurrently: each issue is added once.
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
  const oldest = dayAfter(due, 1 - openIssueCount);
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

/** Dates of the issues that readers can open, newest first. */
export async function openIssues(db: Database, now: Date): Promise<string[]> {
  await addDueIssues(db, now);
  const due = newestDay(now);
  const rows = await db
    .selectFrom('paper_issues')
    .select('date')
    .where('state', '=', 'published')
    .where('date', '<=', due)
    .where('date', '>', dayAfter(due, -openIssueCount))
    .orderBy('date', 'desc')
    .execute();
  return rows.map(({ date }) => date);
}

/** The requested date, by default the newest one. @throws Failure 404 when readers cannot open it */
export async function openIssue(db: Database, requested: string | undefined, now: Date): Promise<string> {
  const days = await openIssues(db, now);
  const date = requested ?? days[0];
  if (date !== undefined && days.includes(date)) return date;
  throw notFound(requested === undefined ? '还没有可看的报纸' : '这一天没有可看的报纸');
}
