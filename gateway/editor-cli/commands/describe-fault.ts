import type { LedgerFault } from '../../domains/shared/ledger/check-database.ts';
import type { RecordDifference } from '../../domains/shared/ledger/record-difference.ts';

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

/** A sentence about a row that a ledger does not confirm. */
export function describeDifference({
  row,
  field,
  stored,
  chain: confirmed,
  height,
}: RecordDifference): string {
  if (height !== undefined && field === 'id')
    return `${row}: 链上高度 ${height} 是 ${confirmed}，表里${stored === null ? '没有' : `是 ${stored}`} (the table lacks the record at this height)`;
  if (height !== undefined)
    return `${row}: 没有证书 ${stored}，链上高度 ${height} 有 ${confirmed} 分钟 (no row has this certificate, which the chain has)`;
  const found = `${row} ${field}: ${stored ?? '无 (none)'}`;
  if (confirmed === 'missing') return `${found}，链上没有 (not on the chain)`;
  if (confirmed === 'withdrawn') return `${found}，链上已撤回 (withdrawn)`;
  return `${found}，链上 ${confirmed ?? '无 (none)'} (on the chain)`;
}
