import type { FieldsOf, LedgerBlock, LedgerFormat } from './ledger-block.ts';

/**
 * Parses a block from a JSON line of the export.
 * @returns undefined if the line is not a block of this format
 */
export function readBlock<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  line: string,
): LedgerBlock<Fields> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined; // not JSON; the caller reports the line
  }
  if (!isObject(value)) return undefined;
  const { height, time, record, previous, hash, marks } = value;
  if (typeof height !== 'number' || !Number.isSafeInteger(height)) return undefined;
  if (typeof time !== 'string' || typeof previous !== 'string') return undefined;
  if (typeof hash !== 'string' || typeof marks !== 'string' || !isObject(record)) return undefined;
  const read = format.read(record);
  return read && { height, time, record: read, previous, hash, marks };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
