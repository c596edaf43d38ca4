import type { Database } from '../../db/database.ts';

/** The SVG of a page; undefined when the hash is unknown or its issue was withdrawn. */
export async function readDrawing(db: Database, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('paper_drawings')
    .innerJoin('paper_issues', 'paper_issues.date', 'paper_drawings.issue_date')
    .select('svg')
    .where('hash', '=', hash)
    .where('state', '=', 'published')
    .executeTakeFirst();
  return row?.svg;
}
