import type { SeenCheckpoint } from '#machines/ledger-check/ledger-check.machine.ts';
import { report } from '#platform/lifecycle/report.ts';
import { readLocalValue, storeLocalValue } from '#platform/storage/local-values.ts';
import type { LedgerName } from '#rules/ledger/ledger-origins.ts';

const family = 'ledger';

/** The last checkpoint of a ledger that this device has verified; undefined if there is none. */
export function rememberedCheckpoint(ledger: LedgerName): SeenCheckpoint | undefined {
  const value = readStored(`${ledger}.checkpoint`);
  return isSeenCheckpoint(value) ? value : undefined;
}

export function rememberCheckpoint(ledger: LedgerName, { size, root, time }: SeenCheckpoint): void {
  storeLocalValue(family, `${ledger}.checkpoint`, JSON.stringify({ size, root, time }));
}

/** Public keys of a ledger as this device received them last, for checks without a network; undefined if it never did. */
export function rememberedKeys(ledger: LedgerName): readonly string[] | undefined {
  const value = readStored(`${ledger}.keys`);
  return Array.isArray(value) && value.every((key) => typeof key === 'string') ? value : undefined;
}

export function rememberKeys(ledger: LedgerName, keys: readonly string[]): void {
  storeLocalValue(family, `${ledger}.keys`, JSON.stringify(keys));
}

function readStored(name: string): unknown {
  const stored = readLocalValue(family, name);
  if (stored === undefined) return undefined;
  try {
    return JSON.parse(stored);
  } catch (cause) {
    report('ledger memory', cause);
    return undefined;
  }
}

function isSeenCheckpoint(value: unknown): value is SeenCheckpoint {
  if (typeof value !== 'object' || value === null) return false;
  if (!('size' in value && 'root' in value && 'time' in value)) return false;
  return Number.isSafeInteger(value.size) && typeof value.root === 'string' && typeof value.time === 'string';
}
