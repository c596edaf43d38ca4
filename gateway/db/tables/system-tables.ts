/**
 * Idempotency records: responses of writes with a clientId, so that a repeat gets the same response and has no effect.
 */
interface WriteReceiptsTable {
  client_id: string;
  operation: string;
  /** id of the reader, or of the device when signed out; empty when neither is known */
  actor: string;
  /** SHA-256 of the request */
  fingerprint: string;
  answer_json: string;
  created_at: string;
}

interface MediaTable {
  /** path below /media/ */
  path: string;
  /** URL that the file was fetched from */
  origin_url: string | null;
  mime: string;
  bytes: number;
  /** px; 0 for files that are not pictures */
  width: number;
  height: number;
  /** #rrggbb */
  color: string;
  created_at: string;
}

/** Which feed item a story was imported from, and with which content. */
interface FeedItemsTable {
  source_key: string;
  item_key: string;
  content_hash: string;
  news_id: string;
  imported_at: string;
}

/** Fingerprints of the keys and of the data folder that belong to this database, see gateway/identity.ts. */
interface GatewayIdentityTable {
  part: string;
  fingerprint: string;
}

/** Content sets that were loaded, such as the demo, so that each is loaded once. */
interface LoadedContentTable {
  name: string;
  loaded_at: string;
}

/** One row: the last migration of the oldest version that may use this database. */
interface SchemaFloorTable {
  migration: string;
}

/** Background jobs, each of which one process runs at a time, see gateway/db/job-lease.ts. */
interface JobLeasesTable {
  job: string;
  /** empty while no process runs it */
  holder: string;
  held_until: string;
  /** when it last ended well; empty before */
  done_at: string;
  /** how often it ended well */
  runs: number;
}

export interface SystemTables {
  job_leases: JobLeasesTable;
  schema_floor: SchemaFloorTable;
  write_receipts: WriteReceiptsTable;
  media: MediaTable;
  feed_items: FeedItemsTable;
  gateway_identity: GatewayIdentityTable;
  loaded_content: LoadedContentTable;
}
