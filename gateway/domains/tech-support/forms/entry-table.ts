import type { Schemas } from '../../../contract/schemas.ts';
import type { Entry } from './entries.ts';

/** By it spreadsheet programs know that the text is UTF-8, and show Chinese. */
const byteOrderMark = '\ufeff';

/** What a spreadsheet program takes for the beginning of a formula, or steps over before one. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;

/** Entries as CSV (RFC 4180): a row each, the fields' labels over them. */
export function entryTable(fields: readonly Schemas['FormField'][], entries: readonly Entry[]): string {
  const head = ['提交时间', ...fields.map(({ label }) => label)];
  const rows = entries.map(({ createdAt, answers }) => [
    createdAt,
    ...fields.map(({ id }) => (answers[id] ?? []).join('、')),
  ]);
  return byteOrderMark + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Every cell in quotes; an apostrophe before what would be a formula, so that nobody's entry runs on the owner's machine. */
function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
