interface NewsLikesTable {
  user_id: string;
  news_id: string;
  created_at: string;
}

/** Does not reference the story, which may be withdrawn while readers have it saved. */
interface SavedStoriesTable {
  user_id: string;
  news_id: string;
  /** title when the story was saved */
  title: string;
  saved_at: string;
}

interface NewsReadsTable {
  user_id: string;
  news_id: string;
  read_at: string;
}

/** Labels, hot events and reporters that readers follow. */
interface NewsFollowsTable {
  user_id: string;
  kind: 'label' | 'event' | 'reporter';
  /** the label, the event's id or the reporter's name */
  target: string;
  followed_at: string;
  /** stories published later are new to the reader */
  seen_at: string;
}

export interface ReaderTables {
  news_likes: NewsLikesTable;
  saved_stories: SavedStoriesTable;
  news_reads: NewsReadsTable;
  news_follows: NewsFollowsTable;
}
