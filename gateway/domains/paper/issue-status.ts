import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { addDueIssues } from './issues.ts';

type State = Schema['paper_issues']['state'];

export interface IssueStatus {
  readonly date: string;
  readonly state: State;
  /** when the pages were drawn; null before the first request */
  readonly composedAt: string | null;
  readonly articles: number;
}

/** The newest issues in every state, newest first. */
export async function listIssues(db: Database, now: Date, most: number): Promise<IssueStatus[]> {
  await addDueIssues(db, now);
  const rows = await db
    .selectFrom('paper_issues')
    .leftJoin('paper_articles', 'paper_articles.issue_date', 'paper_issues.date')
    .select(({ fn }) => [
      'paper_issues.date',
      'paper_issues.state',
      'paper_issues.composed_at',
      fn.count('paper_articles.id').as('articles'),
    ])
    .groupBy(['paper_issues.date', 'paper_issues.state', 'paper_issues.composed_at'])
    .orderBy('paper_issues.date', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ date, state, composed_at, articles }) => ({
    date,
    state,
    composedAt: composed_at,
    articles: Number(articles),
  }));
}

/** @returns false when there is no issue of that date */
export async function setIssueState(db: Database, date: string, state: State): Promise<boolean> {
  const row = await db
    .updateTable('paper_issues')
    .set({ state })
    .where('date', '=', date)
    .returning('date')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasIssue(db: Database, date: string): Promise<boolean> {
  const row = await db.selectFrom('paper_issues').select('date').where('date', '=', date).executeTakeFirst();
  return row !== undefined;
}
