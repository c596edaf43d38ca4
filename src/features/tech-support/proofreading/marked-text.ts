import type { OperationData } from 'qlwb-gateway-sdk/operation';

export type Mark = OperationData<'checkText'>['marks'][number];

/** A text with its marks; the offsets are valid for this text only. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** Applies a mark's fix and shifts the marks after it. A mark that does not belong to the text changes nothing. */
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

/** Applies all fixes. */
export function applyAll(marked: MarkedText): MarkedText {
  // from the end, so that the offsets of earlier marks stay valid
  return marked.marks.toReversed().reduce(applyFix, marked);
}

export function dropMark({ text, marks }: MarkedText, mark: Mark): MarkedText {
  return { text, marks: marks.filter((other) => other !== mark) };
}

/** characters of context on each side of a mark */
const around = 12;

/** A mark with the words around it. */
export function contextOf(text: string, { from, to }: Mark) {
  const start = Math.max(0, from - around);
  const end = Math.min(text.length, to + around);
  return {
    before: (start > 0 ? '…' : '') + wholeCharacters(text.slice(start, from)),
    found: text.slice(from, to),
    after: wholeCharacters(text.slice(to, end)) + (end < text.length ? '…' : ''),
  };
}

/** Trims half of a surrogate pair at either end. */
function wholeCharacters(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}
