// Rows of the newspaper's tools, as schema.ts has the others. Times are `YYYY-MM-DD HH:MM:SS` in Asia/Shanghai.

/** Where runs of letters stand, for finding copies: a hash for about one letter in three of each body. */
interface NewsShinglesTable {
  /** 32 bits, signed */
  hash: number;
  news_id: string;
}

/** When and where a story was read and shared, by the hour. */
interface NewsHoursTable {
  news_id: string;
  /** `YYYY-MM-DD HH`, Asia/Shanghai */
  hour: string;
  /** the share page it happened on, else `direct` or `other` */
  channel: string;
  reads: number;
  shares: number;
}

/** A form that a reader made for others to fill in. */
interface CollectFormsTable {
  id: string;
  owner_id: string;
  title: string;
  note: string;
  fields_json: string;
  is_open: 0 | 1;
  entries: number;
  created_at: string;
}

interface CollectEntriesTable {
  id: string;
  form_id: string;
  /** JSON of what was filled in, encrypted with a key that is not in the database */
  answers_sealed: string;
  created_at: string;
}

interface TrialsTable {
  id: string;
  /** who asks and for what, encrypted with a key that is not in the database */
  trial_sealed: string;
  created_at: string;
}

export interface TechSupportTables {
  news_shingles: NewsShinglesTable;
  news_hours: NewsHoursTable;
  collect_forms: CollectFormsTable;
  collect_entries: CollectEntriesTable;
  trials: TrialsTable;
}
