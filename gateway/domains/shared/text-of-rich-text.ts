/** Plain text of a rich text (allowed tags only), one line per block, for search and summaries. */
export function textOfRichText(html: string): string {
  const words = html
    .replaceAll(
      /<\/?(?:p|h2|blockquote|cite|ul|ol|li|figure|figcaption|table|caption|thead|tbody|tr|th|td|br|hr)\b[^>]*>/g,
      '\n',
    )
    .replaceAll(/<[^>]*>/g, '');
  return decodeEntities(words)
    .replaceAll(/[^\S\n]*\n\s*/g, '\n')
    .trim();
}

/** Decodes the entities of a rich text or of an attribute in it. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(lt|gt|quot|amp|nbsp|#39);/g,
    (entity, name: string) => characters[name] ?? entity,
  );
}

const characters: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
  nbsp: ' ',
  '#39': "'",
};
