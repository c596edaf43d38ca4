import { breakLines, type Line, widthOfText } from './break-lines.ts';
import {
  type Block,
  type Rectangle,
  columnWidth,
  gutter,
  type Piece,
  spanWidth,
  type TextRun,
  type TextStyle,
} from './page-parts.ts';
import { headOf } from './block-head.ts';
import { quotableSentence, withoutLastSentence } from './sentences.ts';

/** How generously a piece is set; the first setting that fits the whole text is used. */
interface Setting {
  /** aspect ratio of the picture: height over width */
  readonly picture: number;
  /** characters per line of a column */
  readonly measure: number;
  /** line height relative to the font size */
  readonly leading: number;
}

const settings: readonly Setting[] = [
  { picture: 0.8, measure: 9, leading: 1.75 },
  { picture: 0.8, measure: 10, leading: 1.72 },
  { picture: 0.78, measure: 11, leading: 1.7 },
  { picture: 0.68, measure: 11, leading: 1.7 },
  { picture: 0.68, measure: 12, leading: 1.7 },
  { picture: 0.64, measure: 12, leading: 1.58 },
  { picture: 0.6, measure: 13, leading: 1.6 },
  { picture: 0.52, measure: 13, leading: 1.55 },
  { picture: 0.46, measure: 13, leading: 1.48 },
  { picture: 0.42, measure: 14, leading: 1.48 },
];
const tightest: Setting = { picture: 0.4, measure: 14, leading: 1.42 };

const padding = { top: 14, bottom: 12 };
const captionHeight = 22;
/** minimum remaining height for a pull quote; less is distributed as leading */
const quoteHeight = 64;

interface Plan extends Setting {
  readonly lines: readonly (Line & { readonly style: TextStyle })[];
  readonly printed: readonly string[];
}

/** Sets a piece into its zone: headline, picture, and text in columns of full height. */
export function fitBlock(piece: Piece, zone: Rectangle, span: number): Block {
  const head = headOf(piece, zone, span);
  const top = head.end;
  const height = zone.y + zone.height - padding.bottom - top;
  const covered = coveredBy(piece, span);
  const room = { span, covered, height };
  const plan = planOf(piece, room);
  const size = columnWidth / plan.measure;
  const pictureHeight = heightOfPicture(plan, room);
  const needed = heightFor(plan, { ...room, height }, pictureHeight);
  const rest = height - needed;
  const quote = rest >= quoteHeight ? quotableSentence(plan.printed) : undefined;
  const textHeight = quote === undefined ? height : height - quoteHeight;
  const leading = stretched(plan, { ...room, height: textHeight }, pictureHeight, needed);

  const xOf = (column: number) => zone.x + column * (columnWidth + gutter);
  const runs: TextRun[] = [...head.runs];
  const columns: Rectangle[] = [];
  let next = 0;
  for (let column = 0; column < span; column += 1) {
    const offset = column >= span - covered ? pictureHeight : 0;
    const fits = linesIn(textHeight - offset, leading);
    const set = plan.lines.slice(next, next + fits);
    next += set.length;
    set.forEach((line, at) => {
      const y = top + offset + at * leading + size;
      runs.push(runOf(line, { x: xOf(column), y, size }));
    });
    if (set.length > 0) {
      columns.push({ x: xOf(column), y: top + offset, width: columnWidth, height: set.length * leading });
    }
  }
  const [picture] = piece.pictures;
  const pictures =
    picture === undefined || covered === 0
      ? []
      : [
          {
            picture,
            box: {
              x: xOf(span - covered),
              y: top,
              width: spanWidth(covered),
              height: pictureHeight - captionHeight - 8,
            },
          },
        ];
  for (const { box } of pictures) runs.push(...captionOf(piece, box));
  if (quote !== undefined) runs.push(...quoteOf(quote, zone, top + textHeight + 16));
  return { piece, zone, runs, pictures, columns, printed: plan.printed };
}

interface Room {
  readonly span: number;
  /** number of columns that begin below the picture */
  readonly covered: number;
  readonly height: number;
}

/** Number of columns, from the right, that the picture covers. */
export function coveredBy(piece: Piece, span: number): number {
  if (piece.pictures.length === 0) return 0;
  return span >= 5 ? 3 : Math.min(2, span);
}

/** Height of the picture with its caption and the space below. */
function heightOfPicture({ picture }: Setting, { covered, height }: Room): number {
  if (covered === 0) return 0;
  return Math.min(Math.round(spanWidth(covered) * picture) + captionHeight + 8, Math.floor(height));
}

const linesIn = (height: number, leading: number) => Math.max(0, Math.floor((height + 4) / leading));

function capacity({ span, covered, height }: Room, pictureHeight: number, leading: number): number {
  return (span - covered) * linesIn(height, leading) + covered * linesIn(height - pictureHeight, leading);
}

function planOf(piece: Piece, room: Room): Plan {
  for (const setting of settings) {
    const lines = linesOf(piece, piece.paragraphs, setting.measure);
    if (lines.length <= capacityOf(setting, room)) return { ...setting, lines, printed: piece.paragraphs };
  }
  return trimmed(piece, room);
}

function capacityOf(setting: Setting, room: Room): number {
  const leading = (columnWidth / setting.measure) * setting.leading;
  return capacity(room, heightOfPicture(setting, room), leading);
}

/** Cuts whole sentences from the end until the text fits; the first sentence always stays. */
function trimmed(piece: Piece, room: Room): Plan {
  const most = capacityOf(tightest, room);
  let printed = paragraphsWithin(piece.paragraphs, most);
  for (;;) {
    const lines = linesOf(piece, printed, tightest.measure);
    const shorter = withoutLastSentence(printed);
    if (lines.length <= most || shorter === undefined) {
      return { ...tightest, lines: lines.slice(0, most), printed };
    }
    printed = shorter;
  }
}

/** Paragraphs up to the one in which the room ends, so that a very long story is not cut sentence by sentence. */
function paragraphsWithin(paragraphs: readonly string[], most: number): readonly string[] {
  let lines = 0;
  const last = paragraphs.findIndex((text) => {
    lines += breakLines(text, tightest.measure).length;
    return lines > most;
  });
  return last < 0 ? paragraphs : paragraphs.slice(0, last + 1);
}

function linesOf(piece: Piece, paragraphs: readonly string[], measure: number): Plan['lines'] {
  const byline = piece.byline === '' ? [] : breakLines(piece.byline, measure, 0);
  return [
    ...byline.map((line) => ({ ...line, style: 'byline' as const })),
    ...paragraphs.flatMap((text) =>
      breakLines(text, measure).map((line) => ({ ...line, style: 'body' as const })),
    ),
  ];
}

/** The minimum height that holds all lines of a plan. */
function heightFor(plan: Plan, room: Room, pictureHeight: number): number {
  const leading = (columnWidth / plan.measure) * plan.leading;
  let height = room.height;
  while (
    height - leading > pictureHeight &&
    capacity({ ...room, height: height - leading }, pictureHeight, leading) >= plan.lines.length
  )
    height -= leading;
  return height;
}

/** Increases the leading to fill the remaining height, as long as all lines still fit. */
function stretched(plan: Plan, room: Room, pictureHeight: number, needed: number): number {
  const leading = (columnWidth / plan.measure) * plan.leading;
  const most = Math.min(1.16, room.height / Math.max(1, needed));
  for (const factor of [most, (most + 1) / 2]) {
    const wider = leading * factor;
    if (factor > 1 && capacity(room, pictureHeight, wider) >= plan.lines.length) return wider;
  }
  return leading;
}

function runOf(
  { text, indent, width, isUneven, style }: Plan['lines'][number],
  { x, y, size }: { x: number; y: number; size: number },
): TextRun {
  return {
    style,
    text,
    x: x + indent * size,
    y,
    size,
    ...(isUneven && { length: width * size }),
  };
}

function captionOf({ pictures: [picture] }: Piece, box: Rectangle): TextRun[] {
  const size = 12;
  const words = picture?.alt ?? '';
  const measure = box.width / size;
  const [line, more] = breakLines(words, measure, 0);
  if (line === undefined) return [];
  const shown = more === undefined ? line : breakLines(words, measure - 1, 0)[0];
  const text = more === undefined ? line.text : `${shown?.text ?? ''}…`;
  return [
    { style: 'caption', text, x: box.x, y: box.y + box.height + 17, size, length: widthOfText(text) * size },
  ];
}

function quoteOf(sentence: string, zone: Rectangle, y: number): TextRun[] {
  const size = 17;
  const measure = zone.width / size;
  return breakLines(`“${sentence}”`, measure, 0)
    .slice(0, 2)
    .map((line, at) => ({
      style: 'quote' as const,
      text: line.text,
      x: zone.x,
      y: y + size + at * size * 1.4,
      size,
      length: line.width * size,
    }));
}
