const longest = 40;

/** What stands for the title of a text that has none: its first line, cut after forty characters. */
export function firstWords(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const letters = Array.from(line);
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : line;
}
