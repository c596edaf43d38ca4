/** Characters that a text may have without being folded, and that stay in sight of a longer one, about. */
const longest = 140;
const inSight = 80;

export interface Folded {
  /** paragraphs that are always seen */
  readonly shown: readonly string[];
  /** and those that are seen when asked for; none of a short text */
  readonly rest: readonly string[];
}

/**
 * Cuts a long text where a paragraph ends, or a sentence of a long one.
 * @param text plain, a line feed between paragraphs
 */
export function foldText(text: string): Folded {
  const paragraphs = text.split('\n').filter((paragraph) => paragraph.trim() !== '');
  if (text.length <= longest) return { shown: paragraphs, rest: [] };
  const [first = '', ...others] = paragraphs;
  const end = first.length > longest ? sentenceEnd(first, inSight) : first.length;
  const [head, tail] = [first.slice(0, end), first.slice(end)];
  return { shown: [head], rest: tail === '' ? others : [tail, ...others] };
}

/** Behind the first sentence that ends at or after a place; the whole where none does. */
function sentenceEnd(text: string, from: number): number {
  const pattern = /[。！？!?…]+["'”’」』）)]*/g;
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found === null ? text.length : found.index + found[0].length;
}
