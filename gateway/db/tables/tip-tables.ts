import type { Generated } from 'kysely';

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

/** Topics that readers are asked to send tips about. */
interface TipTopicsTable {
  id: string;
  title: string;
  summary: string;
  cover_json: string;
  /** name of the person responsible */
  host: string;
  /** of tips sent about it */
  category: TipCategory;
  /** position in the editors' order */
  place: number;
}

/** A short news item from another source, which tips refer to. */
interface TipItemsTable {
  id: string;
  title: string;
  /** plain text, one paragraph per line */
  body: string;
  source_name: string;
  source_description: string;
  source_url: string | null;
  city_id: string | null;
  pictures_json: string;
  /** the newspaper's story about it */
  story_id: string | null;
  published_at: string;
}

export interface TipsTable {
  id: string;
  topic_id: string | null;
  item_id: string | null;
  /** the sender; in no response if the tip is anonymous */
  author_id: string;
  anonymous: 0 | 1;
  category: TipCategory;
  body: string;
  city_id: string | null;
  /** as the sender wrote it; may be empty */
  place: string;
  /** JSON of phone and position, encrypted; for editors only */
  contact_sealed: string | null;
  pictures_json: string;
  video_json: string | null;
  state: TipState;
  reply_json: string | null;
  /** the newspaper's story about the tip */
  story_id: string | null;
  follows: Generated<number>;
  /** visible comments and replies */
  comments: Generated<number>;
  /** 2 × follows + comments: the order of 热门 */
  hot: Generated<number>;
  created_at: string;
  /** since when it is public; null while it is not */
  shown_at: string | null;
}

/** State changes of a tip. */
export interface TipStepsTable {
  tip_id: string;
  state: TipState;
  at: string;
  /** the editor's note; may be empty */
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
