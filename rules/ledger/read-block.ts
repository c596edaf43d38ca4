import type { ServiceBlock, ServiceRecord } from './ledger-block.ts';

/**
 * Parses a block from a JSON line of the export.
 * @returns undefined if the line is not a block
 */
export function readBlock(line: string): ServiceBlock | undefined {
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
  if (typeof hash !== 'string' || typeof marks !== 'string') return undefined;
  const read = recordOf(record);
  return read && { height, time, record: read, previous, hash, marks };
}

function recordOf(value: unknown): ServiceRecord | undefined {
  if (!isObject(value)) return undefined;
  const { kind, certificate, name, activity, group, servedOn, minutes } = value;
  if (kind !== 'service' && kind !== 'withdrawal') return undefined;
  if (typeof certificate !== 'string' || typeof name !== 'string' || typeof activity !== 'string')
    return undefined;
  if (typeof group !== 'string' || typeof servedOn !== 'string' || typeof minutes !== 'number')
    return undefined;
  return { kind, certificate, name, activity, group, servedOn, minutes };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
