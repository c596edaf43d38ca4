import type { Generated } from 'kysely';

// Rows of publishers, as schema.ts has the others. Times are `YYYY-MM-DD HH:MM:SS` in Asia/Shanghai.

export type PublisherKind = 'personal' | 'organisation';
export type PublishedForm = 'article' | 'video' | 'live';

export interface PublishersTable {
  id: string;
  kind: PublisherKind;
  name: string;
  /** address of the picture; empty when there is none */
  head_img: string;
  /** a line of what they tell of */
  summary: string;
  /** plain, a line feed between paragraphs */
  introduction: string;
  city_id: string | null;
  /** JSON of phone, address and hours, as far as there are any; of organisations */
  contact_json: string | null;
  /** JSON list of what an organisation does for readers */
  services_json: string;
  follows: Generated<number>;
  since: string;
}

/** Whose a story is. Repeats what a publisher's lists sort and filter by, so that they read one index. */
interface PublisherStoriesTable {
  news_id: string;
  publisher_id: string;
  form: PublishedForm;
  published_at: string;
}

interface PublisherFollowsTable {
  publisher_id: string;
  user_id: string;
  created_at: string;
}

export interface PublisherTables {
  publishers: PublishersTable;
  publisher_stories: PublisherStoriesTable;
  publisher_follows: PublisherFollowsTable;
}
