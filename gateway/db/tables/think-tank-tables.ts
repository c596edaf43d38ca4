import type { Generated } from 'kysely';

export type EnterpriseMark = 'certified' | 'editorial';
export type RankKind = 'travel' | 'region' | 'education' | 'economics';

export interface EnterprisesTable {
  id: string;
  name: string;
  /** name of a sector of rules/think-tank */
  sector: string;
  city_id: string;
  /** A to Z, `#` for a name without a letter */
  letter: string;
  initials: string;
  summary: string;
  pictures_json: string;
  address: string;
  longitude: number | null;
  latitude: number | null;
  phone: string | null;
  opening_hours_json: string | null;
  founded: string;
  credit_code: string;
  mark: EnterpriseMark;
  is_ad: Generated<0 | 1>;
  is_sample: Generated<0 | 1>;
  /** 1: hidden by an editor */
  is_hidden: Generated<0 | 1>;
  /** JSON list of facts: key, value, source, asOf */
  facts_json: string;
  /** JSON: rows, source, asOf */
  table_json: string;
  /** hundredths of the index of the newest period; 0 before the first */
  score: Generated<number>;
}

interface EnterpriseIndexTable {
  enterprise_id: string;
  /** YYYY-MM */
  period: string;
  /** hundredths */
  score: number;
  /** JSON: hundredths by the key of the dimension */
  dimensions_json: string;
  source: string;
  as_of: string;
}

interface EnterpriseNewsTable {
  enterprise_id: string;
  news_id: string;
  /** of the story */
  published_at: string;
}

interface RankingsTable {
  kind: RankKind;
  period: string;
  title: string;
  method: string;
  sources_json: string;
  as_of: string;
}

interface RankRowsTable {
  kind: RankKind;
  period: string;
  rank: number;
  name: string;
  enterprise_id: string | null;
  city_id: string;
  /** hundredths */
  score: number;
  reason: string;
}

interface ExpertsTable {
  id: string;
  /** place among the experts */
  place: number;
  name: string;
  title: string;
  field: string;
  portrait_json: string;
  titles_json: string;
  biography: string;
  views_json: string;
  events_json: string;
  is_sample: Generated<0 | 1>;
}

interface ExpertSectorsTable {
  expert_id: string;
  sector: string;
}

interface ExpertNewsTable {
  expert_id: string;
  news_id: string;
}

interface ReportsTable {
  id: string;
  title: string;
  summary: string;
  published_at: string;
  authors_json: string;
  cover_json: string;
  /** length of the text */
  characters: number;
  chapters_json: string;
  method: string;
  corrections_json: string;
  /** JSON list of ids */
  related_json: string;
  is_sample: Generated<0 | 1>;
}

interface ReportExpertsTable {
  report_id: string;
  expert_id: string;
}

interface ReportSectorsTable {
  report_id: string;
  sector: string;
}

export interface ThinkTankTables {
  enterprises: EnterprisesTable;
  enterprise_index: EnterpriseIndexTable;
  enterprise_news: EnterpriseNewsTable;
  rankings: RankingsTable;
  rank_rows: RankRowsTable;
  experts: ExpertsTable;
  expert_sectors: ExpertSectorsTable;
  expert_news: ExpertNewsTable;
  reports: ReportsTable;
  report_experts: ReportExpertsTable;
  report_sectors: ReportSectorsTable;
}
