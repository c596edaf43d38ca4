import { serviceFormat, type ServiceRecord } from '#rules/commonweal/service-record.ts';
import type { ChainFault } from '#rules/ledger/check-chain.ts';

const blockLabels = {
  height: '高度',
  time: '记录时间',
  salt: '随机数',
  previous: '前一条哈希',
  hash: '本条哈希',
  marks: '字段指纹',
} as const;
const labels = { ...blockLabels, ...serviceFormat.labels };

/** Describes a fault by height and field. */
export function faultText({ height, field }: ChainFault<keyof ServiceRecord>): string {
  if (field === 'missing') return `第 ${height} 号记录不见了`;
  if (field === 'checkpoint') return `第 ${height} 号记录和链的末尾对不上`;
  return `第 ${height} 号记录的“${labels[field]}”被改动过`;
}
