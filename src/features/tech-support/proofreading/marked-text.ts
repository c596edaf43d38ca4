import type { OperationData } from 'qlwb-gateway-sdk/operation';

export type Mark = OperationData<'checkText'>['marks'][number];

/** A text and what was found in it; the marks fit this text and no other. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** Puts a mark's fix into the text; the marks after it move along. A mark that is none of the text's changes nothing. */
export function applyFix({ text, marks }: MarkedText, mark: Mark): MarkedText {
  const { from, to, fix } = mark;
  if (fix === undefined || !marks.includes(mark)) return { text, marks };
  const shift = fix.length - (to - from);
  return {
    text: text.slice(0, from) + fix + text.slice(to),
    marks: marks
      .filter((other) => other !== mark)
      .map((other) =>
        other.from < to ? other : { ...other, from: other.from + shift, to: other.to + shift },
      ),
  };
}

/** Puts in every fix there is. */
export function applyAll(marked: MarkedText): MarkedText {
  // from the end on, so that the marks before keep their places
  return marked.marks.toReversed().reduce(applyFix, marked);
}

export function dropMark({ text, marks }: MarkedText, mark: Mark): MarkedText {
  return { text, marks: marks.filter((other) => other !== mark) };
}

/** characters around a find that tell where it is */
const around = 12;

/** A find with the words around it. */
export function contextOf(text: string, { from, to }: Mark) {
  const start = Math.max(0, from - around);
  const end = Math.min(text.length, to + around);
  return {
    before: (start > 0 ? '…' : '') + wholeCharacters(text.slice(start, from)),
    found: text.slice(from, to),
    after: wholeCharacters(text.slice(to, end)) + (end < text.length ? '…' : ''),
  };
}

/** Without halves of characters beyond U+FFFF at its ends. */
function wholeCharacters(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}
