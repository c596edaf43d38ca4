const maxTitleLength = 40;

/** Title for a text that has none: its first line, cut after forty characters. */
export function titleFromText(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const letters = Array.from(line);
  return letters.length > maxTitleLength ? `${letters.slice(0, maxTitleLength).join('')}…` : line;
}
