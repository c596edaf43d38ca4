import type { Generated } from 'kysely';

export type PublisherKind = 'personal' | 'organisation';
export type PublishedForm = 'article' | 'video' | 'live';

export interface PublishersTable {
  id: string;
  kind: PublisherKind;
  name: string;
  /** URL of the picture; empty when there is none */
  head_img: string;
  /** one line about the publisher */
  summary: string;
  /** plain text, a line feed between paragraphs */
  introduction: string;
  city_id: string | null;
  /** JSON of phone, address and hours, each optional; only for organisations */
  contact_json: string | null;
  /** JSON list of an organisation's services */
  services_json: string;
  follows: Generated<number>;
  since: string;
}

/** Publisher of a story. Repeats the columns that publishers' lists sort and filter by, so that they read one index. */
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
