import type { Gateway } from 'qlwb-gateway-sdk';
import { getLedgerCheckpoint, getLedgerConsistency, getLedgerKeys } from 'qlwb-gateway-sdk/operations/ledger';
import type { SeenCheckpoint } from '#machines/ledger-check/ledger-check.machine.ts';
import { isNotFound } from '#widgets/gateway/is-not-found.ts';
import { rememberedCheckpoint, rememberKeys } from './ledger-memory.ts';
import type { LedgerName } from '#rules/ledger/ledger-origins.ts';

/** Verifier keys of a ledger, the present one first. @throws GatewayError */
export async function loadKeys(gateway: Gateway, ledger: LedgerName): Promise<readonly string[]> {
  const { keys } = await gateway.data(getLedgerKeys, { query: { ledger } });
  rememberKeys(ledger, keys);
  return keys;
}

/** The signed head of a ledger. @throws GatewayError */
export const loadCheckpoint = (gateway: Gateway, ledger: LedgerName) =>
  gateway.data(getLedgerCheckpoint, { query: { ledger } });

/** What is needed to compare a checkpoint with the one that this device has seen. */
export interface LedgerHistory {
  /** the last checkpoint that this device has verified; undefined if there is none */
  readonly remembered: SeenCheckpoint | undefined;
  /** consistency proof between the two, base64 */
  readonly hashes: readonly string[];
  /** when the checkpoint was signed, or if that is unknown a later one, `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly time: string;
}

/** The head of a ledger in a proof file. */
export interface ProvenHead {
  /** number of records */
  readonly size: number;
  /** when it was signed; undefined if unknown */
  readonly signedAt: string | undefined;
}

/** Whether a head cannot be compared with the remembered checkpoint without a call. */
export function needsHistory(ledger: LedgerName, { size, signedAt }: ProvenHead): boolean {
  const seen = rememberedCheckpoint(ledger)?.size ?? size;
  return seen !== size || signedAt === undefined;
}

/**
 * Loads the history from the remembered checkpoint to a head, or the other way round. A ledger that has fewer records than
 * this device has seen has no proof: it was rewritten, too.
 * @throws GatewayError
 */
export async function loadHistory(
  gateway: Gateway,
  ledger: LedgerName,
  head: ProvenHead,
): Promise<LedgerHistory> {
  const { size, signedAt } = head;
  const remembered = rememberedCheckpoint(ledger);
  if (signedAt !== undefined && !needsHistory(ledger, head))
    return { remembered, hashes: [], time: signedAt };
  const seen = remembered?.size ?? size;
  const query = { ledger, from: Math.min(size, seen), to: Math.max(size, seen) };
  try {
    const { hashes, checkpoint } = await gateway.data(getLedgerConsistency, { query });
    return { remembered, hashes, time: signedAt ?? checkpoint.time };
  } catch (cause) {
    if (!isNotFound(cause)) throw cause;
    return { remembered, hashes: [], time: signedAt ?? (await loadCheckpoint(gateway, ledger)).time };
  }
}
