import type { ChainPlace } from '#rules/ledger/check-chain.ts';
import type { FieldsOf, LedgerBlock, LedgerFormat } from '#rules/ledger/ledger-block.ts';

/** The newspaper's ledgers: hours of service, and notices of lost documents. */
export type LedgerName = 'service' | 'notices';

/** What erasing leaves of a record. */
export interface ErasedBlock {
  readonly height: number;
  /** when it was recorded, `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly time: string;
  readonly previous: string;
  readonly hash: string;
  /** RFC 6962 leaf hash, 64 hex digits */
  readonly leaf: string;
}

/** Consecutive records of a ledger, and its end. */
export interface LedgerPart<Fields> {
  readonly list: readonly (LedgerBlock<Fields> | ErasedBlock)[];
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
  readonly block: LedgerBlock<Fields> | ErasedBlock;
  /** text of its proof file (C2SP tlog-proof); undefined if the gateway sent none */
  readonly proof: string | undefined;
}

/** Names of the ledgers in their signed checkpoints. */
export const ledgerOrigins: Readonly<Record<LedgerName, string>> = {
  service: 'qlwb.com.cn/ledger/service',
  notices: 'qlwb.com.cn/ledger/notices',
};
