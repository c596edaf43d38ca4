// Days are `YYYY-MM-DD`.

interface PaperIssuesTable {
  date: string;
  state: 'published' | 'withdrawn';
  /** ids of stories that editors chose; null to use the newest stories before the deadline */
  material_json: string | null;
  /** null until its pages are drawn at the first request */
  composed_at: string | null;
}

interface PaperPagesTable {
  issue_date: string;
  /** starts at 1 */
  page: number;
  /** such as A03 */
  name: string;
  section: string;
  drawing_hash: string;
  sketch_hash: string;
}

/** Pages as SVG, by content hash; pages of earlier editions stay, since readers may have them open. */
interface PaperDrawingsTable {
  /** 32 hex digits of the SHA-256 of SVG and day */
  hash: string;
  issue_date: string;
  svg: string;
}

interface PaperArticlesTable {
  id: string;
  issue_date: string;
  page: number;
  /** position on the page, starting at 0 */
  place: number;
  news_id: string | null;
  /** id of a notice of a lost document */
  notice_id: string | null;
  /** what is printed of it, and where */
  article_json: string;
}

export interface PaperTables {
  paper_issues: PaperIssuesTable;
  paper_pages: PaperPagesTable;
  paper_drawings: PaperDrawingsTable;
  paper_articles: PaperArticlesTable;
}
