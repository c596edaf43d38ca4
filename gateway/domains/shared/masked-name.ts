/** A reader's name for others: its ends, and nothing of what is between. */
export function maskedName(name: string): string {
  const letters = Array.from(name);
  const [first = '', ...rest] = letters;
  return letters.length < 3 ? `${first}*` : `${first}**${rest.at(-1) ?? ''}`;
}
