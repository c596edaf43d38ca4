// Rows of the printed paper. Days are `YYYY-MM-DD`, times `YYYY-MM-DD HH:MM:SS`, both in Asia/Shanghai.

interface PaperIssuesTable {
  date: string;
  state: 'published' | 'withdrawn';
  /** ids of the stories it is made of, where somebody chose them; else they are the newest before it went to press */
  material_json: string | null;
  /** null until its pages are drawn, which happens when it is first asked for */
  composed_at: string | null;
}

interface PaperPagesTable {
  issue_date: string;
  /** from 1 on */
  page: number;
  /** such as A03 */
  name: string;
  section: string;
  drawing_hash: string;
  sketch_hash: string;
}

/** Pages as SVG by their content; those of an earlier edition stay, since somebody may have them open. */
interface PaperDrawingsTable {
  /** of the SVG, 32 hex digits of its SHA-256 and the day */
  hash: string;
  issue_date: string;
  svg: string;
}

interface PaperArticlesTable {
  id: string;
  issue_date: string;
  page: number;
  /** on the page, from 0 on */
  place: number;
  news_id: string | null;
  /** what is printed of it and where */
  article_json: string;
}

export interface PaperTables {
  paper_issues: PaperIssuesTable;
  paper_pages: PaperPagesTable;
  paper_drawings: PaperDrawingsTable;
  paper_articles: PaperArticlesTable;
}
