import type { Gateway } from 'qlwb-gateway-sdk';
import { getLedgerCheckpoint, getLedgerConsistency, getLedgerKeys } from 'qlwb-gateway-sdk/operations/ledger';
import type { SeenCheckpoint } from '#machines/ledger-check/ledger-check.machine.ts';
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
  /** when the ledger's head was signed, which is this checkpoint or a later one, `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly time: string;
}

/** @param size of the checkpoint @throws GatewayError */
export async function loadHistory(
  gateway: Gateway,
  ledger: LedgerName,
  size: number,
): Promise<LedgerHistory> {
  const remembered = rememberedCheckpoint(ledger);
  const [from, to] = [size, remembered?.size ?? size].toSorted((one, other) => one - other);
  const { hashes, checkpoint } = await gateway.data(getLedgerConsistency, {
    query: { ledger, from: from ?? size, to: to ?? size },
  });
  return { remembered, hashes, time: checkpoint.time };
}
