import { breakLines, type Line, widthOfText } from './break-lines.ts';
import type { Rectangle, Piece, TextRun } from './page-parts.ts';

interface BlockHead {
  readonly runs: readonly TextRun[];
  /** y where the text may begin */
  readonly end: number;
}

/** Font sizes of a headline, largest first, and its maximum lines, by the number of columns that it spans. */
const headlines: Readonly<Record<number, { readonly sizes: readonly number[]; readonly lines: number }>> = {
  1: { sizes: [22, 20, 18], lines: 4 },
  2: { sizes: [29, 26, 23, 21], lines: 2 },
  3: { sizes: [36, 32, 28, 25], lines: 2 },
  5: { sizes: [54, 48, 42, 37, 33], lines: 1 },
};
const paddingTop = 16;
const labelSize = 13;
const deckSize = 16;

/** Label, headline and summary of a piece, from the top of its zone. */
export function headOf(piece: Piece, zone: Rectangle, span: number): BlockHead {
  const runs: TextRun[] = [];
  let y = zone.y + paddingTop;
  if (piece.label !== '') {
    const length = widthOfText(piece.label) * labelSize;
    runs.push({ style: 'label', text: piece.label, x: zone.x, y: y + labelSize, size: labelSize, length });
    y += labelSize + 9;
  }
  const { lines, size } = headlineOf(piece.title, zone.width, span);
  for (const line of lines) {
    const length = line.width * size;
    runs.push({ style: 'headline', text: line.text, x: zone.x, y: y + size * 0.9, size, length });
    y += size * 1.22;
  }
  if (span >= 3 && piece.summary !== '') {
    const deck = breakLines(piece.summary, zone.width / deckSize, 0).slice(0, 2);
    // a summary that would be cut is left out
    const isWhole = deck.map(({ text }) => text).join('').length >= piece.summary.trimEnd().length;
    for (const line of isWhole ? deck : []) {
      runs.push({
        style: 'deck',
        text: line.text,
        x: zone.x,
        y: y + deckSize + 3,
        size: deckSize,
        length: line.width * deckSize,
      });
      y += deckSize * 1.5;
    }
  }
  return { runs, end: Math.round(y + 9) };
}

/** The largest size at which the headline fits its maximum lines; the smallest size may take more. */
function headlineOf(title: string, width: number, span: number): { lines: readonly Line[]; size: number } {
  const { sizes, lines: most } = headlines[span] ?? { sizes: [24], lines: 3 };
  for (const size of sizes) {
    const lines = breakLines(title, width / size, 0);
    if (lines.length <= most) return { lines: balanced(title, width / size, lines), size };
  }
  const size = sizes.at(-1) ?? 20;
  return { lines: breakLines(title, width / size, 0).slice(0, most + 1), size };
}

/** Splits a headline into two lines of similar length when the second line would hold only a character or two. */
function balanced(title: string, measure: number, lines: readonly Line[]): readonly Line[] {
  const [, last, more] = lines;
  if (last === undefined || more !== undefined) return lines;
  const half = Math.max(6, Math.min(measure, Math.ceil(widthOfText(title) / 2) + 1));
  const even = breakLines(title, half, 0);
  if (even.length !== 2) return lines;
  // headline lines are not justified
  return even.map((line) => ({ ...line, width: widthOfText(line.text) }));
}
