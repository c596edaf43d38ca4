/**
 * A text in an address's search.
 * @param value addresses are read as JSON where they can be, so `?cursor=7` arrives as a number
 * @returns undefined for what is no text, as if it were absent
 */
export function searchText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : undefined;
}
