/**
 * Reads a string search parameter.
 * @param value the router parses parameters as JSON where possible, so `?cursor=7` is a number
 * @returns undefined if it is not text, as if it were absent
 */
export function searchText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : undefined;
}
