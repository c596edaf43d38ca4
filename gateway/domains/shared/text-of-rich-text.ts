/** The words of a rich text, a line per block: for search and summaries. Takes the closed tag list only. */
export function textOfRichText(html: string): string {
  const words = html
    .replaceAll(
      /<\/?(?:p|h2|blockquote|cite|ul|ol|li|figure|figcaption|table|caption|thead|tbody|tr|th|td|br|hr)\b[^>]*>/g,
      '\n',
    )
    .replaceAll(/<[^>]*>/g, '');
  return withoutEntities(words)
    .replaceAll(/[^\S\n]*\n\s*/g, '\n')
    .trim();
}

/** Text of a rich text, or of an attribute in it, as it is read. */
export function withoutEntities(text: string): string {
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
