/** Longest search in characters, as the contract has it. */
export const longestSearch = 60;

/** Control characters but blanks, and marks that turn around the direction of the words beside them. */
// oxlint-disable-next-line no-control-regex -- removing them is the point
const unwanted = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * What is searched for, from what stands in an address or a field: plain words with one space between them, cut to the
 * contract's length.
 * @param value addresses are read as JSON where they can be, so `?q=2026` arrives as a number
 * @returns empty when nothing is searched for
 */
export function searchWords(value: unknown): string {
  const text = typeof value === 'object' || value === undefined ? '' : String(value);
  return Array.from(text.replaceAll(unwanted, '').replaceAll(/\s+/g, ' ').trim())
    .slice(0, longestSearch)
    .join('')
    .trim();
}
