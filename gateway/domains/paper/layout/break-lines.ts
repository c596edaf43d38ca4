/** A line of set text. Widths are in em of the text. */
export interface Line {
  readonly text: string;
  /** empty at its beginning */
  readonly indent: number;
  /** what the text fills: the rest of the column, or less on a paragraph's last line */
  readonly width: number;
  /** whether glyphs of this text may differ from that width in some font, so that the drawing must fix it */
  readonly isUneven: boolean;
}

/** What must not begin a line (GB/T 15834, 5.1): closing marks, and what belongs to the word before it. */
const noStart = new Set('、，。．：；！？）〕】》〉」』”’％％‰℃,.:;!?)]}…·～~—');
/** What must not end one. */
const noEnd = new Set('（〔【《〈「『“‘([{￥＃#№');

interface Unit {
  readonly text: string;
  readonly width: number;
}

const unitPattern = /——|……|[A-Za-z0-9]+(?:[.,:/%+'&@_-]+[A-Za-z0-9%]+)*%?|[^]/gu;
/** em that rounding may add up to */
const slack = 0.01;

/** em of one character; what is no full-width glyph is reckoned and then fixed by the drawing. */
function widthOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code > 0x7f) return 1;
  if (character === ' ') return 0.3;
  return /[A-Z@%&]/.test(character) ? 0.68 : /[.,:;!'|ilj]/.test(character) ? 0.3 : 0.52;
}

/** em of a text in one line. */
export function widthOfText(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

function unitsOf(text: string, longest: number): Unit[] {
  return (text.match(unitPattern) ?? []).flatMap((part) => {
    const unit = { text: part, width: widthOfText(part) };
    // a word that fits no line is broken anywhere
    return unit.width <= longest ? [unit] : lettersOf(unit);
  });
}

const isWord = ({ text }: Unit) => /^[A-Za-z0-9]./.test(text);

const lettersOf = ({ text }: Unit): Unit[] => [...text].map((one) => ({ text: one, width: widthOf(one) }));

/** Glyphs that are one em wide in every Chinese font: Han, and the marks of the two full-width blocks. */
const even = /^[\u3001-\u303f\u3400-\u9fff\uff01-\uff60]*$/;

/**
 * Breaks a paragraph into lines by the Chinese rules: closing marks never begin a line, opening ones never end one, words
 * and numbers stay whole where that leaves a line that holds them. A line gives its last characters to the next for it, and
 * is spread.
 * @param measure em of a line, 4 at least
 * @param indent em that the first line leaves empty
 */
export function breakLines(text: string, measure: number, indent = 2): Line[] {
  const units = unitsOf(text, measure);
  const lines: Line[] = [];
  let start = 0;
  while (start < units.length) {
    const room = measure - (start === 0 ? indent : 0);
    const full = endOfRoom(units, start, room);
    const end = lawfulEnd(units, start, full);
    const word = end === undefined ? units.slice(start, full + 1).findLast(isWord) : undefined;
    // as one that fits no line
    if (word) units.splice(units.indexOf(word, start), 1, ...lettersOf(word));
    else {
      const next = end ?? start + 1;
      lines.push(lineOf(units.slice(start, next), start === 0 ? indent : 0, room, next === units.length));
      start = next;
    }
  }
  return lines;
}

/** @returns the first unit that a line has no room for */
function endOfRoom(units: readonly Unit[], start: number, room: number): number {
  let at = start;
  for (let width = 0; at < units.length; at += 1) {
    width += units[at]?.width ?? 0;
    if (width > room + slack) break;
  }
  return at;
}

/** @returns the first unit that stands in the next line; undefined where every end breaks a rule */
function lawfulEnd(units: readonly Unit[], start: number, full: number): number | undefined {
  if (full === units.length) return full;
  const begins = (at: number) => noStart.has(units[at]?.text[0] ?? '');
  const ends = (at: number) => noEnd.has(units[at]?.text ?? '');
  let cut = full;
  while (cut > start && (begins(cut) || ends(cut - 1))) cut -= 1;
  return cut > start ? cut : undefined;
}

function lineOf(units: readonly Unit[], indent: number, room: number, isLast: boolean): Line {
  const text = units
    .map((unit) => unit.text)
    .join('')
    .trimEnd();
  const natural = widthOfText(text);
  const width = isLast ? Math.min(natural, room) : room;
  const isExact = Math.abs(natural - width) < slack;
  return { text, indent, width, isUneven: !isExact || !even.test(text) };
}
