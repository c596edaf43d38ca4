/**
 * Splits a text at the words of a query, without regard to case.
 * @param words separated by spaces
 * @returns parts in turn outside and inside a word, beginning outside; joined they are the text
 */
export function highlightParts(text: string, words: string): string[] {
  const wanted = words.split(/\s+/).filter((word) => word !== '');
  if (wanted.length === 0) return [text];
  // of two words that begin alike the longer one is marked
  const longestFirst = wanted.toSorted((a, b) => b.length - a.length);
  const pattern = longestFirst
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('|');
  return text.split(new RegExp(`(${pattern})`, 'iu'));
}
