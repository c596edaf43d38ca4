/** Longest search in characters, as the contract has it. */
export const longestSearch = 60;

/**
 * What is searched for, from what stands in an address or a field: one space between words, cut to the contract's length.
 * @param value addresses are read as JSON where they can be, so `?q=2026` arrives as a number
 * @returns empty when nothing is searched for
 */
export function searchWords(value: unknown): string {
  const text = typeof value === 'object' || value === undefined ? '' : String(value);
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, longestSearch).join('').trim();
}
