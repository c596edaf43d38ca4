/**
 * Masks a name for other people: `王*` for two characters, `王*芳` for more. There is one `*` whatever the length: it does
 * not reveal how long the name is, and names of the service chain are stored and hashed in this form.
 */
export function maskedName(name: string): string {
  const [first = '', ...rest] = Array.from(name);
  return rest.length < 2 ? `${first}*` : `${first}*${rest.at(-1) ?? ''}`;
}
