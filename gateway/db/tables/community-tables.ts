import type { Generated } from 'kysely';
import type { ReportReason } from './comment-tables.ts';

export type CircleMode = 'open' | 'approval' | 'closed';
export type MembershipState = 'pending' | 'joined' | 'left' | 'refused';

/** A circle (圈子) of readers. `mode`: who may join; members of a closed circle stay. */
export interface CirclesTable {
  id: string;
  name: string;
  cover_json: string;
  purpose: string;
  /** JSON list of sentences */
  rules_json: string;
  host_name: string;
  host_head_img: string;
  mode: CircleMode;
  capacity: number;
  /** number of joined members; never above the capacity */
  members: Generated<number>;
  created_at: string;
}

export interface CircleMembersTable {
  circle_id: string;
  user_id: string;
  state: MembershipState;
  /** the editor's reason for a refusal; empty otherwise */
  note: Generated<string>;
  changed_at: string;
}

interface CircleInvitationsTable {
  code: string;
  circle_id: string;
  inviter_id: string;
  created_at: string;
  expires_at: string;
}

/** Who brought a reader into a circle, once for each person. */
interface CircleInviteesTable {
  circle_id: string;
  user_id: string;
  inviter_id: string;
  created_at: string;
}

/** A topic (话题) of the topic square. */
export interface SquareTopicsTable {
  id: string;
  title: string;
  summary: string;
  cover_json: string;
  host_name: string;
  /** the host's pinned words; may be empty */
  host_words: string;
  /** 1: posts wait for an editor before they are shown */
  is_held: 0 | 1;
  opens_at: string;
  closes_at: string;
  /** shown posts */
  posts: Generated<number>;
  participants: Generated<number>;
  /** shown comments on the topic itself */
  comments: Generated<number>;
  /** heat by rules/community/heat.ts */
  hot: Generated<number>;
}

interface TopicParticipantsTable {
  topic_id: string;
  user_id: string;
  created_at: string;
}

export type PostState = 'shown' | 'held' | 'removed';

/** A post in a topic or in a circle: exactly one of the two ids is set. */
export interface PostsTable {
  id: string;
  topic_id: string | null;
  circle_id: string | null;
  author_id: string;
  body: string;
  pictures_json: string;
  state: PostState;
  removed_by: Generated<'author' | 'editor' | null>;
  /** why an editor removed it, as counted in the public tally */
  reason: Generated<ReportReason | null>;
  likes: Generated<number>;
  /** shown comments and replies */
  comments: Generated<number>;
  /** heat by rules/community/heat.ts */
  hot: Generated<number>;
  created_at: string;
}

interface PostLikesTable {
  post_id: string;
  user_id: string;
  created_at: string;
}

/** Reports of posts, one for each reader and post. */
interface PostReportsTable {
  post_id: string;
  user_id: string;
  reason: ReportReason;
  created_at: string;
  /** 1 once an editor has decided */
  settled: Generated<0 | 1>;
}

export interface CommunityTables {
  circles: CirclesTable;
  circle_members: CircleMembersTable;
  circle_invitations: CircleInvitationsTable;
  circle_invitees: CircleInviteesTable;
  square_topics: SquareTopicsTable;
  topic_participants: TopicParticipantsTable;
  posts: PostsTable;
  post_likes: PostLikesTable;
  post_reports: PostReportsTable;
}
