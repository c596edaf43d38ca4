import type { FieldsOf, LedgerFormat, StoredBlock } from './ledger-block.ts';

/**
 * Parses a block, erased or not, from a JSON line of the export.
 * @returns undefined if the line is not a block of this format
 */
export function readBlock<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  line: string,
): StoredBlock<Fields> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined; // not JSON; the caller reports the line
  }
  if (!isObject(value)) return undefined;
  const { height, time, record, salt, previous, hash, marks, leaf } = value;
  if (typeof height !== 'number' || !Number.isSafeInteger(height)) return undefined;
  if (typeof time !== 'string' || typeof previous !== 'string') return undefined;
  if (typeof hash !== 'string') return undefined;
  if (isLeaf(leaf)) return { height, time, previous, hash, leaf };
  if (typeof marks !== 'string' || !isObject(record)) return undefined;
  const read = format.read(record);
  if (!format.salted) return read && { height, time, record: read, previous, hash, marks };
  return typeof salt === 'string'
    ? read && { height, time, record: read, salt, previous, hash, marks }
    : undefined;
}

const isLeaf = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
