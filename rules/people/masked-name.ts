/** A person's name for others: its ends, and nothing of what is between. */
export function maskedName(name: string): string {
  const [first = '', ...rest] = Array.from(name);
  return rest.length < 2 ? `${first}*` : `${first}*${rest.at(-1) ?? ''}`;
}
