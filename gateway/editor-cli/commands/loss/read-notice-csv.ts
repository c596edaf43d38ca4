import {
  draftFields,
  draftLabels,
  emptyDraft,
  type NoticeDraft,
} from '../../../../rules/loss/notice-draft.ts';
import { readCsv } from '../../read-csv.ts';
import type { EnteredNotice } from './loss-arguments.ts';

/** A line of a CSV file: a notice as entered, or what is wrong with the line. */
export type NoticeLine = { readonly line: number } & (
  | { readonly entered: EnteredNotice }
  | { readonly fault: string }
);

const paperColumns = { paperDate: '见报日期', paperPage: '版次' } as const;
type Column = keyof NoticeDraft | keyof typeof paperColumns;

const columns = new Map<string, Column>([
  ...draftFields.flatMap((field) => [[field, field] as const, [draftLabels[field], field] as const]),
  ['paperDate', 'paperDate'],
  ['paperPage', 'paperPage'],
  [paperColumns.paperDate, 'paperDate'],
  [paperColumns.paperPage, 'paperPage'],
]);

/**
 * Reads notices from a CSV file whose first line names the columns, in Chinese or as the options are named.
 * @throws CommandError if the columns are not those of notices
 */
export function readNoticeCsv(file: Uint8Array): NoticeLine[] {
  return readCsv(file, (name) => columns.get(name), [...columns.keys()]).map((line) => {
    if ('fault' in line) return line;
    const { paperDate = '', paperPage = '', ...draft } = line.values;
    return { line: line.line, entered: { draft: { ...emptyDraft, ...draft }, paperDate, paperPage } };
  });
}
