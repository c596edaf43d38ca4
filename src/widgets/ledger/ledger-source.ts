import type { ChainPlace } from '#rules/ledger/check-chain.ts';
import type { FieldsOf, LedgerFormat, StoredBlock } from '#rules/ledger/ledger-block.ts';
import type { LedgerName } from '#rules/ledger/ledger-origins.ts';

/** Consecutive records of a ledger, and its end. */
export interface LedgerPart<Fields> {
  readonly list: readonly StoredBlock<Fields>[];
  readonly head: ChainPlace;
}

/** Loads records from a height on, as many as one call returns. @throws GatewayError */
export type LoadBlocks<Fields> = (fromHeight: number, signal: AbortSignal) => Promise<LedgerPart<Fields>>;

/** A ledger and how to read it. */
export interface LedgerSource<Fields extends FieldsOf<Fields>> {
  readonly ledger: LedgerName;
  readonly format: LedgerFormat<Fields>;
  readonly loadBlocks: LoadBlocks<Fields>;
}

/** A record as its page shows it. */
export interface LedgerEntry<Fields> {
  readonly block: StoredBlock<Fields>;
  /** text of its proof file (C2SP tlog-proof); undefined if the gateway sent none */
  readonly proof: string | undefined;
  /** what the proof file is checked with; loaded with the check if the page has none */
  readonly proofContext?: ProofContext | undefined;
}

/** What a device needs beside a proof file to check it. */
interface ProofContext {
  /** verifier keys of the ledger, the present one first */
  readonly keys: readonly string[];
  /** when the file's checkpoint was signed, `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly signedAt: string;
}
