/** A rectangle of a page, in units of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PaperPicture {
  readonly url: string;
  /** px of the original */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly color: string;
  /** what it shows; its caption in print */
  readonly alt: string;
}

/** What is printed as one article: a story of the day, or standing matter. */
export interface Piece {
  /** the story's id, or the name of standing matter */
  readonly key: string;
  readonly newsId?: string;
  /** such as 公告; empty for stories */
  readonly label: string;
  readonly title: string;
  /** one or two sentences; empty where there is none */
  readonly summary: string;
  /** empty where nobody is named */
  readonly byline: string;
  readonly paragraphs: readonly string[];
  readonly pictures: readonly PaperPicture[];
}

export type TextStyle =
  | 'masthead'
  | 'headline'
  | 'deck'
  | 'body'
  | 'byline'
  | 'caption'
  | 'label'
  | 'quote'
  | 'folio';

/** One line of text where it stands. */
export interface TextRun {
  readonly style: TextStyle;
  readonly text: string;
  readonly x: number;
  /** of the baseline */
  readonly y: number;
  readonly size: number;
  /** what the line fills, in units of the page; undefined where every font agrees anyway */
  readonly length?: number;
}

/** A piece where it stands. */
export interface Block {
  readonly piece: Piece;
  readonly zone: Box;
  readonly runs: readonly TextRun[];
  readonly pictures: readonly { readonly box: Box; readonly picture: PaperPicture }[];
  /** where its text runs down, for the sketch */
  readonly columns: readonly Box[];
  /** what is printed of the text; less than the piece where its place is too small */
  readonly printed: readonly string[];
}

/** A page as it will be drawn. */
export interface PageLayout {
  readonly width: number;
  readonly height: number;
  /** masthead or folio */
  readonly head: readonly TextRun[];
  /** px below which the articles stand */
  readonly headEnd: number;
  readonly blocks: readonly Block[];
}

/** Of every page: a tabloid's proportions. */
export const pageSize = { width: 1000, height: 1480 } as const;
const margin = 40;
export const gutter = 16;
export const columns = 5;
export const columnWidth = (pageSize.width - 2 * margin - (columns - 1) * gutter) / columns;
export const left = margin;
export const bottom = pageSize.height - 34;

/** x of a column, from 0 on. */
export const columnX = (column: number) => left + column * (columnWidth + gutter);
/** Width of so many columns with the gutters between them. */
export const spanWidth = (span: number) => span * columnWidth + (span - 1) * gutter;
