/** A line of text. Widths are in em. */
export interface Line {
  readonly text: string;
  /** empty space at the start of the line */
  readonly indent: number;
  /** width that the text fills: the rest of the column, or less in the last line of a paragraph */
  readonly width: number;
  /** whether the natural width differs between fonts, so that the drawing must fix the length */
  readonly isUneven: boolean;
}

/**
 * Characters that must not begin a line (GB/T 15834, 5.1): closing marks and characters that belong to the word
 * before.
 */
const noStart = new Set('、，。．：；！？）〕】》〉」』”’％％‰℃,.:;!?)]}…·～~—');
/** Characters that must not end a line. */
const noEnd = new Set('（〔【《〈「『“‘([{￥＃#№');

interface Unit {
  readonly text: string;
  readonly width: number;
}

const unitPattern = /——|……|[A-Za-z0-9]+(?:[.,:/%+'&@_-]+[A-Za-z0-9%]+)*%?|[^]/gu;
/** tolerance for rounding errors, in em */
const slack = 0.01;

/** Width of a character in em; estimated for characters that are not full-width, whose lines get a fixed length. */
function widthOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code > 0x7f) return 1;
  if (character === ' ') return 0.3;
  return /[A-Z@%&]/.test(character) ? 0.68 : /[.,:;!'|ilj]/.test(character) ? 0.3 : 0.52;
}

/** Width of a text in one line, in em. */
export function widthOfText(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

function unitsOf(text: string, longest: number): Unit[] {
  return (text.match(unitPattern) ?? []).flatMap((part) => {
    const unit = { text: part, width: widthOfText(part) };
    // a word that is longer than a line may break anywhere
    return unit.width <= longest ? [unit] : lettersOf(unit);
  });
}

const isWord = ({ text }: Unit) => /^[A-Za-z0-9]./.test(text);

const lettersOf = ({ text }: Unit): Unit[] => [...text].map((one) => ({ text: one, width: widthOf(one) }));

/** Glyphs that are one em wide in every Chinese font: Han characters and the marks of the two full-width blocks. */
const even = /^[\u3001-\u303f\u3400-\u9fff\uff01-\uff60]*$/;

/**
 * Breaks a paragraph into lines by the Chinese rules: closing marks never begin a line, opening marks never end one,
 * and words and numbers stay whole when that leaves a line to justify. To satisfy a rule, a line passes its last
 * characters to the next line and is justified.
 * @param measure line width in em, at least 4
 * @param indent indent of the first line in em
 */
export function breakLines(text: string, measure: number, indent = 2): Line[] {
  const units = unitsOf(text, measure);
  const lines: Line[] = [];
  let start = 0;
  while (start < units.length) {
    const room = measure - (start === 0 ? indent : 0);
    const full = endOfRoom(units, start, room);
    const end = allowedBreak(units, start, full);
    const word = end === undefined ? units.slice(start, full + 1).findLast(isWord) : undefined;
    // split like a word that is longer than a line
    if (word) units.splice(units.indexOf(word, start), 1, ...lettersOf(word));
    else {
      const next = end ?? start + 1;
      lines.push(lineOf(units.slice(start, next), start === 0 ? indent : 0, room, next === units.length));
      start = next;
    }
  }
  return lines;
}

/** @returns index of the first unit that no longer fits the line */
function endOfRoom(units: readonly Unit[], start: number, room: number): number {
  let at = start;
  for (let width = 0; at < units.length; at += 1) {
    width += units[at]?.width ?? 0;
    if (width > room + slack) break;
  }
  return at;
}

/** @returns index of the first unit of the next line; undefined when every break violates a rule */
function allowedBreak(units: readonly Unit[], start: number, full: number): number | undefined {
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
