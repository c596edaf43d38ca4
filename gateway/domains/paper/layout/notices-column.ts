import { breakLines, widthOfText } from './break-lines.ts';
import { composePage } from './compose-page.ts';
import type { PageHead } from './page-head.ts';
import {
  type Block,
  bottom,
  columns,
  columnWidth,
  columnX,
  left,
  type PageLayout,
  pageSize,
  type Piece,
  spanWidth,
  type TextRun,
} from './page-parts.ts';

/** What the notices column of an issue prints. */
export interface NoticesColumn {
  /** text of the ledger's checkpoint, with which readers compare what they see later */
  readonly checkpoint: Piece;
  /** one piece for each notice */
  readonly notices: readonly Piece[];
}

/** Characters per line of a notice, from generous to tight; the first that leaves room for other articles is used. */
const measures = [14, 16, 18, 20] as const;
const tightest = 20;
const leading = 1.42;
/** relative to the size of the text */
const titleScale = 1.18;
const padding = 10;
/** least height for the other articles of the page; with less room the column takes the whole page */
const minRoomForArticles = 460;
const checkpointSize = 13;

/** Lays out a page with the notices at its foot, and other articles above if there is room. */
export function withNotices(head: PageHead, pieces: readonly Piece[], column: NoticesColumn): PageLayout {
  const most = bottom - head.end - minRoomForArticles;
  const measure = measures.find((one) => heightOf(column, one) <= most);
  if (measure !== undefined) {
    const top = bottom - heightOf(column, measure);
    const page = composePage(head, pieces, top);
    return { ...page, blocks: [...page.blocks, ...blocksFrom(column, top, measure)] };
  }
  const blocks = blocksFrom(column, head.end, tightest);
  return { ...pageSize, head: head.runs, headEnd: head.end, blocks };
}

function heightOf({ checkpoint, notices }: NoticesColumn, measure: number): number {
  const rows = rowsOf(notices).map((row) => heightOfRow(row, measure));
  return heightOfCheckpoint(checkpoint) + rows.reduce((sum, height) => sum + height, 0);
}

const rowsOf = (notices: readonly Piece[]): (readonly Piece[])[] =>
  Array.from({ length: Math.ceil(notices.length / columns) }, (_, row) =>
    notices.slice(row * columns, (row + 1) * columns),
  );

const sizeOf = (measure: number) => columnWidth / measure;

const heightOfRow = (row: readonly Piece[], measure: number): number =>
  Math.ceil(
    Math.max(...row.map((piece) => linesOf(piece, measure).length + titleScale)) * sizeOf(measure) * leading,
  ) +
  2 * padding;

const linesOf = ({ paragraphs }: Piece, measure: number) =>
  paragraphs.flatMap((text) => breakLines(text, measure));

function blocksFrom({ checkpoint, notices }: NoticesColumn, top: number, measure: number): Block[] {
  const blocks = [checkpointBlock(checkpoint, top)];
  let y = top + heightOfCheckpoint(checkpoint);
  for (const row of rowsOf(notices)) {
    const height = heightOfRow(row, measure);
    for (const [column, piece] of row.entries())
      blocks.push(noticeBlock(piece, { column, y, height }, measure));
    y += height;
  }
  return blocks;
}

function noticeBlock(
  piece: Piece,
  { column, y, height }: { column: number; y: number; height: number },
  measure: number,
): Block {
  const size = sizeOf(measure);
  const x = columnX(column);
  const titleSize = size * titleScale;
  const [title] = breakLines(piece.title, columnWidth / titleSize, 0);
  const runs: TextRun[] = [];
  if (title !== undefined)
    runs.push({
      style: 'label',
      text: title.text,
      x,
      y: y + padding + titleSize,
      size: titleSize,
      length: widthOfText(title.text) * titleSize,
    });
  const first = y + padding + titleSize * leading;
  const lines = linesOf(piece, measure);
  for (const [at, line] of lines.entries())
    runs.push({
      style: 'body',
      text: line.text,
      x: x + line.indent * size,
      y: first + at * size * leading + size,
      size,
      ...(line.isUneven && { length: line.width * size }),
    });
  return {
    piece,
    zone: zoneOf({ x, y, width: columnWidth, height }),
    runs,
    pictures: [],
    columns: [{ x, y: first, width: columnWidth, height: lines.length * size * leading }],
    printed: piece.paragraphs,
  };
}

const headlineSize = 24;

const heightOfCheckpoint = ({ paragraphs }: Piece) =>
  Math.ceil(headlineSize * 1.3 + paragraphs.length * checkpointSize * 1.5) + 2 * padding;

/** The head of the column: its title, and the checkpoint in as many lines as its text has. */
function checkpointBlock(piece: Piece, y: number): Block {
  const width = spanWidth(columns);
  const titleWidth = widthOfText(piece.title) * headlineSize;
  const runs: TextRun[] = [
    {
      style: 'headline',
      text: piece.title,
      x: left,
      y: y + padding + headlineSize,
      size: headlineSize,
      length: titleWidth,
    },
  ];
  const first = y + padding + headlineSize * 1.3;
  for (const [at, text] of piece.paragraphs.entries())
    runs.push({
      style: 'caption',
      text,
      x: left,
      y: first + at * checkpointSize * 1.5 + checkpointSize,
      size: checkpointSize,
      length: Math.min(width, widthOfText(text) * checkpointSize),
    });
  const height = heightOfCheckpoint(piece);
  return {
    piece,
    zone: zoneOf({ x: left, y, width, height }),
    runs,
    pictures: [],
    columns: [],
    printed: piece.paragraphs,
  };
}

const zoneOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
  width: Math.round(width * 10) / 10,
  height: Math.round(height * 10) / 10,
});
