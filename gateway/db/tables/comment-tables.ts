import type { Generated } from 'kysely';

// What stands beside comments, as schema.ts has the comments. Times are `YYYY-MM-DD HH:MM:SS` in Asia/Shanghai.

export type ReportReason = 'abuse' | 'advertising' | 'vulgar' | 'unlawful' | 'untrue' | 'privacy' | 'other';

/** What readers told the editors of others' comments, once each. */
interface CommentReportsTable {
  comment_id: string;
  user_id: string;
  reason: ReportReason;
  created_at: string;
  /** 1 once an editor has decided about it */
  settled: Generated<0 | 1>;
}

/** How hot a comment was before it changed, so that a list which began earlier goes on in the order it began with. */
interface CommentHeatsTable {
  /** sorts by the time of the change, as `newId` makes it */
  id: string;
  subject_type: string;
  subject_id: string;
  comment_id: string;
  hot: number;
}

export interface CommentTables {
  comment_reports: CommentReportsTable;
  comment_heats: CommentHeatsTable;
}
