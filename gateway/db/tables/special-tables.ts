// Special topics and what stands in them, as schema.ts has the other rows.

export type SpecialStyle = 'plain' | 'timeline' | 'regional';

/** A story of the kind `special` that gathers others. */
interface SpecialTopicsTable {
  news_id: string;
  style: SpecialStyle;
  /** plain text, a line feed between paragraphs */
  lead: string;
  /** the head picture; null when it has none */
  picture_json: string | null;
  /** labels of its sections in the editors' order */
  labels_json: string;
}

/** Repeats what lists of a topic sort and filter by, so that they read one index. */
interface SpecialStoriesTable {
  topic_id: string;
  news_id: string;
  /** the section it stands in */
  label: string;
  city_id: string | null;
  published_at: string;
}

export interface SpecialTables {
  special_topics: SpecialTopicsTable;
  special_stories: SpecialStoriesTable;
}
