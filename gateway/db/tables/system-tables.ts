/** First results of writes that carry a clientId, so that a repeat gets the same answer and no second effect. */
interface WriteReceiptsTable {
  client_id: string;
  operation: string;
  /** id of the reader, or of the device when signed out; empty when neither is known */
  actor: string;
  /** SHA-256 of what was asked for */
  fingerprint: string;
  answer_json: string;
  created_at: string;
}

interface MediaTable {
  /** address under /media/ without that prefix */
  path: string;
  /** where the file was fetched from */
  origin_url: string | null;
  mime: string;
  bytes: number;
  /** px; 0 when the file is no picture */
  width: number;
  height: number;
  /** #rrggbb */
  color: string;
  created_at: string;
}

/** Which story came from which item of a feed, and from what content. */
interface FeedItemsTable {
  source_key: string;
  item_key: string;
  content_hash: string;
  news_id: string;
  imported_at: string;
}

/** Content sets that were loaded once, such as the demo. */
interface LoadedContentTable {
  name: string;
  loaded_at: string;
}

export interface SystemTables {
  write_receipts: WriteReceiptsTable;
  media: MediaTable;
  feed_items: FeedItemsTable;
  loaded_content: LoadedContentTable;
}
