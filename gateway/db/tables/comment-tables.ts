import type { Generated } from 'kysely';

export type CommentState = 'shown' | 'pending' | 'removed';
export type SubjectType = 'news' | 'topic' | 'tip' | 'post';
export type ReportReason = 'abuse' | 'advertising' | 'vulgar' | 'unlawful' | 'untrue' | 'privacy' | 'other';

export interface CommentsTable {
  id: string;
  subject_type: SubjectType;
  subject_id: string;
  /** null for top-level comments */
  parent_id: string | null;
  /** the comment that this one replies to, when that is not the parent */
  reply_to_id: string | null;
  author_id: string;
  body: string;
  state: CommentState;
  likes: Generated<number>;
  /** visible replies */
  replies: Generated<number>;
  /** likes + replies: the order of 最热 */
  hot: Generated<number>;
  created_at: string;
  /** null unless removed; a comment removed by an editor keeps its text for the editors and its author */
  removed_by: Generated<'author' | 'editor' | null>;
  /** the editor's reason for its author; empty when there is none */
  note: Generated<string>;
}

interface CommentLikesTable {
  comment_id: string;
  user_id: string;
  created_at: string;
}

/** Reports of comments, one for each reader and comment. */
interface CommentReportsTable {
  comment_id: string;
  user_id: string;
  reason: ReportReason;
  created_at: string;
  /** 1 once an editor has decided */
  settled: Generated<0 | 1>;
}

/** Heat of a comment before a change, so that a list keeps the order of the moment its first page was loaded. */
interface CommentHeatsTable {
  /** made by `newId`, so it sorts by the time of the change */
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
