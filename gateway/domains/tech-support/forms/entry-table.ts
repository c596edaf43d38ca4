import type { Schemas } from '../../../contract/schemas.ts';
import type { Entry } from './entries.ts';

/** Tells spreadsheet programs that the text is UTF-8, so that they show Chinese correctly. */
const byteOrderMark = '\ufeff';

/** Characters that start a formula in spreadsheet programs, or that they skip before one. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;

/** Entries as CSV (RFC 4180): a header row of the field labels, then one row for each entry. */
export function entryTable(fields: readonly Schemas['FormField'][], entries: readonly Entry[]): string {
  const head = ['提交时间', ...fields.map(({ label }) => label)];
  const rows = entries.map(({ createdAt, answers }) => [
    createdAt,
    ...fields.map(({ id }) => (answers[id] ?? []).join('、')),
  ]);
  return byteOrderMark + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Quotes every cell and prefixes possible formulas with an apostrophe (CSV injection). */
function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
