// Rows of films beside their stories, as schema.ts has the others. Times are `YYYY-MM-DD HH:MM:SS` in Asia/Shanghai.

/** Films that belong together, in an order of their own. */
export interface VideoCollectionsTable {
  id: string;
  /** whose it is; null for the newsroom's own */
  publisher_id: string | null;
  title: string;
  summary: string;
  /** null where its first film's cover stands for it */
  cover_json: string | null;
  /** when something was last added */
  updated_at: string;
}

/** A film stands in one collection at most. */
interface CollectionVideosTable {
  news_id: string;
  collection_id: string;
  /** its order in the collection; others may have gone, so not its number */
  place: number;
}

/** A site elsewhere whose films are shown. */
export interface VideoSourcesTable {
  id: string;
  name: string;
  summary: string;
  /** empty when it has no address to lead to */
  home_url: string;
  /** in the editors' order */
  place: number;
}

/** Repeats what a source's list sorts by, so that it reads one index. */
interface SourceVideosTable {
  news_id: string;
  source_id: string;
  published_at: string;
}

/** What a reader filmed or photographed, beside the story that it is told in. */
export interface ClapperWorksTable {
  news_id: string;
  author_id: string;
  /** the tip that it was taken from; null for others, and once the tip is gone */
  tip_id: string | null;
  /** where it was made; empty when that is not said */
  place: string;
  /** plain, a line feed between paragraphs */
  words: string;
  /** JSON list, empty where it is a film */
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
