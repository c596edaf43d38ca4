import type { Generated } from 'kysely';

export type CommentState = 'shown' | 'pending' | 'removed';
export type SubjectType = 'news' | 'topic' | 'tip';
export type ReportReason = 'abuse' | 'advertising' | 'vulgar' | 'unlawful' | 'untrue' | 'privacy' | 'other';

export interface CommentsTable {
  id: string;
  subject_type: SubjectType;
  subject_id: string;
  /** null on the first level */
  parent_id: string | null;
  /** the comment that is answered, when it is not the parent */
  reply_to_id: string | null;
  author_id: string;
  body: string;
  state: CommentState;
  likes: Generated<number>;
  /** shown replies */
  replies: Generated<number>;
  /** likes + replies: the order of 最热 */
  hot: Generated<number>;
  created_at: string;
  /** null while nobody removed it; what an editor removed keeps its text, for the editors and its author */
  removed_by: Generated<'author' | 'editor' | null>;
  /** what an editor tells its author of why it is hidden or removed; empty when nothing */
  note: Generated<string>;
}

interface CommentLikesTable {
  comment_id: string;
  user_id: string;
  created_at: string;
}

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
  comments: CommentsTable;
  comment_likes: CommentLikesTable;
  comment_reports: CommentReportsTable;
  comment_heats: CommentHeatsTable;
}
