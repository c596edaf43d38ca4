/** The newspaper's ledgers: hours of service, and notices of lost documents. */
export type LedgerName = 'service' | 'notices';

export const ledgerNames: readonly LedgerName[] = ['service', 'notices'];

/** Names of the ledgers in their signed checkpoints; never changed once one is signed. */
export const ledgerOrigins: Readonly<Record<LedgerName, string>> = {
  service: 'qlwb.com.cn/ledger/service',
  notices: 'qlwb.com.cn/ledger/notices',
};
