/** Longest text that is not folded, and the approximate length of a folded one, in characters. */
const maxLength = 140;
const inSight = 80;

export interface Folded {
  /** paragraphs that are always visible */
  readonly shown: readonly string[];
  /** paragraphs behind the "expand" control; empty for a short text */
  readonly rest: readonly string[];
}

/**
 * Splits a long text at the end of a paragraph, or of a sentence if the first paragraph is long.
 * @param text plain text, paragraphs separated by a line feed
 */
export function foldText(text: string): Folded {
  const paragraphs = text.split('\n').filter((paragraph) => paragraph.trim() !== '');
  if (text.length <= maxLength) return { shown: paragraphs, rest: [] };
  const [first = '', ...others] = paragraphs;
  const end = first.length > maxLength ? sentenceEnd(first, inSight) : first.length;
  const [head, tail] = [first.slice(0, end), first.slice(end)];
  return { shown: [head], rest: tail === '' ? others : [tail, ...others] };
}

/** Index after the first sentence that ends at or after `from`; the text's length if there is none. */
function sentenceEnd(text: string, from: number): number {
  const pattern = /[。！？!?…]+["'”’」』）)]*/g;
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found === null ? text.length : found.index + found[0].length;
}
