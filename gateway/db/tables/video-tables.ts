/** Videos in an editorial order. */
export interface VideoCollectionsTable {
  id: string;
  /** owner; null for the newsroom's */
  publisher_id: string | null;
  title: string;
  summary: string;
  /** null to use the first video's cover */
  cover_json: string | null;
  /** when a video was last added */
  updated_at: string;
}

/** A video is in at most one collection. */
interface CollectionVideosTable {
  news_id: string;
  collection_id: string;
  /** sort key within the collection; not a position, since videos may have been removed */
  place: number;
}

/** An external site whose videos are shown. */
export interface VideoSourcesTable {
  id: string;
  name: string;
  summary: string;
  /** empty when there is no link */
  home_url: string;
  /** position in the editors' order */
  place: number;
}

/** Repeats the column that a source's list sorts by, so that it reads one index. */
interface SourceVideosTable {
  news_id: string;
  source_id: string;
  published_at: string;
}

/** A reader's video or pictures, in addition to the story that presents them. */
export interface ClapperWorksTable {
  news_id: string;
  author_id: string;
  /** the tip that it was made from; null for others, and once the tip is deleted */
  tip_id: string | null;
  /** where it was made; may be empty */
  place: string;
  /** plain text, a line feed between paragraphs */
  words: string;
  /** JSON list; empty for videos */
  pictures_json: string;
  published_at: string;
}

export interface VideoTables {
  video_collections: VideoCollectionsTable;
  collection_videos: CollectionVideosTable;
  video_sources: VideoSourcesTable;
  source_videos: SourceVideosTable;
  clapper_works: ClapperWorksTable;
}
