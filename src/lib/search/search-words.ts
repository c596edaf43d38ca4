/** Maximum length of a search in characters, from the contract. */
export const longestSearch = 60;

/** Control characters except whitespace, and marks that change the text direction. */
// oxlint-disable-next-line no-control-regex -- the pattern removes them
const unwanted = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Normalises a search query from a URL or a field: single spaces, no control characters, cut to the contract's length.
 * @param value the router parses parameters as JSON where possible, so `?q=2026` is a number
 * @returns empty if there is no query
 */
export function searchWords(value: unknown): string {
  const text = typeof value === 'object' || value === undefined ? '' : String(value);
  return Array.from(text.replaceAll(unwanted, '').replaceAll(/\s+/g, ' ').trim())
    .slice(0, longestSearch)
    .join('')
    .trim();
}
