import type { LedgerFault } from '../../domains/shared/ledger/check-database.ts';

/** A sentence about the first fault of a ledger. */
export function describeFault({ height, field }: LedgerFault): string {
  if (field === 'missing') return `高度 ${height} 的记录不见了 (the record at height ${height} is missing)`;
  if (field === 'checkpoint')
    return `高度 ${height} 与公布的校验点不符 (the record at height ${height} does not match the published checkpoint)`;
  if (field === 'leaf' || field === 'tile')
    return `高度 ${height} 的记录与默克尔树不符 (the record at height ${height} is not the one in the Merkle tree)`;
  if (field === 'signed')
    return `前 ${height} 条记录不是签过名的那些 (the first ${height} records are not those that were signed)`;
  return `高度 ${height} 的 ${field} 被改动过 (${field} at height ${height} was altered)`;
}
