import { type CsvError, parse } from 'csv-parse/sync';
import {
  draftFields,
  draftLabels,
  emptyDraft,
  type NoticeDraft,
} from '../../../../rules/loss/notice-draft.ts';
import { CommandError } from '../../editor-command.ts';
import type { EnteredNotice } from './loss-arguments.ts';

/** A line of a CSV file: a notice as entered, or what is wrong with the line. */
export type CsvLine = { readonly line: number } & (
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
 * Reads notices from a CSV file (RFC 4180) whose first line names the columns, in Chinese or as the options are named.
 * @param file UTF-8, or GB 18030 as spreadsheets in China write it
 * @throws CommandError if the columns are not those of notices
 */
export function readNoticeCsv(file: Uint8Array): CsvLine[] {
  const lines: CsvLine[] = [];
  const records = parse(decoded(file), {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    on_record: (record: string[], { lines: line }) => [String(line), ...record],
    // without its message, which quotes the file
    on_skip: (error) => {
      lines.push({ line: Number(error?.lines ?? 0), fault: quotesFault(error) });
      return undefined;
    },
  });
  const [head, ...rows] = records;
  if (head === undefined) throw new CommandError('文件是空的 (the file is empty)');
  const names = head.slice(1).map(columnNamed);
  for (const [line = '', ...record] of rows) {
    if (record.length !== names.length) {
      const fault = `有 ${record.length} 列，表头有 ${names.length} 列，请检查逗号和引号 (${record.length} columns, the first line has ${names.length})`;
      lines.push({ line: Number(line), fault });
      continue;
    }
    const values = Object.fromEntries(names.map((name, at) => [name, record[at] ?? '']));
    const { paperDate = '', paperPage = '', ...draft } = values;
    lines.push({ line: Number(line), entered: { draft: { ...emptyDraft, ...draft }, paperDate, paperPage } });
  }
  return lines.toSorted((one, other) => one.line - other.line);
}

function columnNamed(name: string, index: number, all: readonly string[]): Column {
  const column = columns.get(name);
  if (column === undefined)
    throw new CommandError(
      `第 ${index + 1} 列的名称不认识，可用：${[...columns.keys()].join('、')} (unknown name of column ${index + 1})`,
    );
  if (all.some((other, at) => at < index && columns.get(other) === column))
    throw new CommandError(`第 ${index + 1} 列重复 (column ${index + 1} is there twice)`);
  return column;
}

const quotesFault = (error: CsvError | undefined) =>
  `引号不成对，请检查 (${error?.code ?? 'malformed'}: quotes do not match)`;

function decoded(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('gb18030').decode(file);
  }
}
