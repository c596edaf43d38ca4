/** A rectangle in page units. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PaperPicture {
  readonly url: string;
  /** px of the original picture */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly color: string;
  /** description of the picture, printed as its caption */
  readonly alt: string;
}

/** An article to print: a story of the day, or standing matter. */
export interface Piece {
  /** the story's id, or the name of standing matter */
  readonly key: string;
  readonly newsId?: string;
  /** id of a notice of a lost document */
  readonly noticeId?: string;
  /** such as 公告; empty for stories */
  readonly label: string;
  readonly title: string;
  /** one or two sentences; empty when there is none */
  readonly summary: string;
  /** empty when no author is named */
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

/** A line of text at its position. */
export interface TextRun {
  readonly style: TextStyle;
  readonly text: string;
  readonly x: number;
  /** of the baseline */
  readonly y: number;
  readonly size: number;
  /** width of the line in page units; undefined when all fonts agree on it */
  readonly length?: number;
}

/** A piece at its position. */
export interface Block {
  readonly piece: Piece;
  readonly zone: Rectangle;
  readonly runs: readonly TextRun[];
  readonly pictures: readonly { readonly box: Rectangle; readonly picture: PaperPicture }[];
  /** columns of the body text, for the preview */
  readonly columns: readonly Rectangle[];
  /** printed paragraphs; shorter than the piece when the zone is too small */
  readonly printed: readonly string[];
}

/** A page that is ready to be drawn. */
export interface PageLayout {
  readonly width: number;
  readonly height: number;
  /** masthead or folio */
  readonly head: readonly TextRun[];
  /** y in page units where the articles begin */
  readonly headEnd: number;
  readonly blocks: readonly Block[];
}

/** Size of every page: tabloid proportions. */
export const pageSize = { width: 1000, height: 1480 } as const;
const margin = 40;
export const gutter = 16;
export const columns = 5;
export const columnWidth = (pageSize.width - 2 * margin - (columns - 1) * gutter) / columns;
export const left = margin;
export const bottom = pageSize.height - 34;

/** x of a column, starting at 0. */
export const columnX = (column: number) => left + column * (columnWidth + gutter);
/** Width of a number of columns with the gutters between them. */
export const spanWidth = (span: number) => span * columnWidth + (span - 1) * gutter;
