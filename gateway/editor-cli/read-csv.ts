import { readFile } from 'node:fs/promises';
import { type CsvError, parse } from 'csv-parse/sync';
import { CommandError } from './editor-command.ts';

/** A line of a CSV file: its values by column, or what is wrong with it. */
export type CsvLine<Column extends string> = { readonly line: number } & (
  | { readonly values: Readonly<Partial<Record<Column, string>>> }
  | { readonly fault: string }
);

/** @throws CommandError if the file cannot be read */
export async function readCsvFile(path: string): Promise<Uint8Array> {
  return readFile(path).catch(() => {
    throw new CommandError(`文件 ${path} 打不开 (cannot be opened)`);
  });
}

/**
 * Reads a CSV file (RFC 4180) whose first line names the columns.
 * @param file UTF-8, or GB 18030 as spreadsheets in China write it
 * @param columnOf the column of a name; undefined for an unknown one
 * @param names of the columns, for the message about an unknown one
 * @throws CommandError if a column is unknown or there twice
 */
export function readCsv<Column extends string>(
  file: Uint8Array,
  columnOf: (name: string) => Column | undefined,
  names: readonly string[],
): CsvLine<Column>[] {
  const lines: CsvLine<Column>[] = [];
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
  const columns = columnsOf(head.slice(1), columnOf, names);
  for (const [line = '', ...record] of rows) {
    if (record.length !== columns.length) {
      const fault = `有 ${record.length} 列，表头有 ${columns.length} 列，请检查逗号和引号 (${record.length} columns, the first line has ${columns.length})`;
      lines.push({ line: Number(line), fault });
      continue;
    }
    const values: Partial<Record<Column, string>> = {};
    for (const [at, column] of columns.entries()) values[column] = record[at] ?? '';
    lines.push({ line: Number(line), values });
  }
  return lines.toSorted((one, other) => one.line - other.line);
}

function columnsOf<Column extends string>(
  head: readonly string[],
  columnOf: (name: string) => Column | undefined,
  names: readonly string[],
): readonly Column[] {
  const columns: Column[] = [];
  for (const [index, name] of head.entries()) {
    const column = columnOf(name);
    if (column === undefined)
      throw new CommandError(
        `第 ${index + 1} 列的名称不认识，可用：${names.join('、')} (unknown name of column ${index + 1})`,
      );
    if (columns.includes(column))
      throw new CommandError(`第 ${index + 1} 列重复 (column ${index + 1} is there twice)`);
    columns.push(column);
  }
  return columns;
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
