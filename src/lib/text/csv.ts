/** Makes spreadsheet programs read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A table as CSV (RFC 4180) that spreadsheet programs open with the right encoding and never run as formulas.
 * @param rows the first holds the column titles
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // a text that begins like this would be a formula
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
