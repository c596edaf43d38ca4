/**
 * Breaks a text into lines between any two characters, as Chinese does, but never before closing punctuation.
 * @param fits whether a line is short enough
 * @param most lines; longer text ends with …
 */
export function wrapLines(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const character of Array.from(text)) {
    if (line === '' || fits(line + character) || closing.test(character)) {
      line += character;
      continue;
    }
    lines.push(line);
    line = character.trim();
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return [
    ...kept.slice(0, -1),
    `${Array.from(kept.at(-1) ?? '')
      .slice(0, -1)
      .join('')}…`,
  ];
}

const closing = /[，。、；：！？”’）》】…]/;
