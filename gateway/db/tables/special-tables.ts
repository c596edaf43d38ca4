export type SpecialStyle = 'plain' | 'timeline' | 'regional';

/** A story of the kind `special`, which collects other stories. */
interface SpecialTopicsTable {
  news_id: string;
  style: SpecialStyle;
  /** plain text, a line feed between paragraphs */
  lead: string;
  /** picture at the top; null when there is none */
  picture_json: string | null;
  /** labels of its sections, in the editors' order */
  labels_json: string;
}

/** Repeats the columns that lists of a topic sort and filter by, so that they read one index. */
interface SpecialStoriesTable {
  topic_id: string;
  news_id: string;
  /** label of the section that contains it */
  label: string;
  city_id: string | null;
  published_at: string;
}

export interface SpecialTables {
  special_topics: SpecialTopicsTable;
  special_stories: SpecialStoriesTable;
}
