// What readers did with stories, as schema.ts has the other rows. Times are `YYYY-MM-DD HH:MM:SS` in Asia/Shanghai.

interface NewsLikesTable {
  user_id: string;
  news_id: string;
  created_at: string;
}

/** Without a reference to the story: it may be withdrawn while readers keep it. */
interface SavedStoriesTable {
  user_id: string;
  news_id: string;
  /** as it was when the story was saved */
  title: string;
  saved_at: string;
}

interface NewsReadsTable {
  user_id: string;
  news_id: string;
  read_at: string;
}

export interface ReaderTables {
  news_likes: NewsLikesTable;
  saved_stories: SavedStoriesTable;
  news_reads: NewsReadsTable;
}
