import type { Generated } from 'kysely';

// Rows of readers' tips, as schema.ts has the others. Times are `YYYY-MM-DD HH:MM:SS` in Asia/Shanghai.

export type TipState = 'received' | 'held' | 'accepted' | 'interviewing' | 'reported' | 'hidden';
export type TipCategory =
  | 'traffic'
  | 'services'
  | 'environment'
  | 'consumer'
  | 'safety'
  | 'education'
  | 'kindness'
  | 'other';

/** What readers are asked to send tips on. */
interface TipTopicsTable {
  id: string;
  title: string;
  summary: string;
  cover_json: string;
  /** who looks after it */
  host: string;
  /** of the tips that are sent on it */
  category: TipCategory;
  /** in the editors' order */
  place: number;
}

/** A short item of somebody else's, which tips belong to. */
interface TipItemsTable {
  id: string;
  title: string;
  /** plain, a line a paragraph */
  body: string;
  source_name: string;
  source_description: string;
  source_url: string | null;
  city_id: string | null;
  pictures_json: string;
  /** the newspaper's own story on the matter */
  story_id: string | null;
  published_at: string;
}

export interface TipsTable {
  id: string;
  topic_id: string | null;
  item_id: string | null;
  /** who sent it: in no answer where it was sent anonymously */
  author_id: string;
  anonymous: 0 | 1;
  category: TipCategory;
  body: string;
  city_id: string | null;
  /** as its sender wrote it; empty where they wrote none */
  place: string;
  /** JSON of phone and position, for editors alone, encrypted with a key that is not in the database */
  contact_sealed: string | null;
  pictures_json: string;
  video_json: string | null;
  state: TipState;
  reply_json: string | null;
  /** what the newspaper made of it */
  story_id: string | null;
  follows: Generated<number>;
  /** shown comments and replies */
  comments: Generated<number>;
  /** 2 × follows + comments: the order of 热门 */
  hot: Generated<number>;
  created_at: string;
  /** since when everybody sees it; null while they do not */
  shown_at: string | null;
}

/** When a tip came into which state. */
export interface TipStepsTable {
  tip_id: string;
  state: TipState;
  at: string;
  /** what the editor says of it; empty when nothing */
  note: string;
}

interface TipFollowsTable {
  tip_id: string;
  user_id: string;
  created_at: string;
}

export interface TipTables {
  tip_topics: TipTopicsTable;
  tip_items: TipItemsTable;
  tips: TipsTable;
  tip_steps: TipStepsTable;
  tip_follows: TipFollowsTable;
}
