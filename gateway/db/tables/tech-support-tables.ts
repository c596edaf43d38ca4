/** Hashes of runs of letters, for finding copies: about one for every three letters of a body. */
interface NewsShinglesTable {
  /** 32 bits, signed */
  hash: number;
  news_id: string;
}

/** Reads and shares of a story by hour and channel. */
interface NewsHoursTable {
  news_id: string;
  /** `YYYY-MM-DD HH`, Asia/Shanghai */
  hour: string;
  /** share page, otherwise `direct` or `other` */
  channel: string;
  reads: number;
  shares: number;
}

/** Reads of a story by day. */
interface NewsDaysTable {
  news_id: string;
  /** `YYYY-MM-DD`, Asia/Shanghai */
  day: string;
  reads: number;
}

/** A form that a reader created for others to fill in. */
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
  /** JSON of the answers, encrypted */
  answers_sealed: string;
  created_at: string;
}

interface TrialsTable {
  id: string;
  /** applicant and purpose, encrypted */
  trial_sealed: string;
  created_at: string;
}

export interface TechSupportTables {
  news_shingles: NewsShinglesTable;
  news_hours: NewsHoursTable;
  news_days: NewsDaysTable;
  collect_forms: CollectFormsTable;
  collect_entries: CollectEntriesTable;
  trials: TrialsTable;
}
