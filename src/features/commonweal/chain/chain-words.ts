import type { ChainFault } from '#rules/ledger/check-chain.ts';

const fieldNames: Readonly<Record<Exclude<ChainFault['field'], 'missing' | 'checkpoint'>, string>> = {
  height: '高度',
  time: '记录时间',
  kind: '类型',
  certificate: '证书编号',
  name: '姓名',
  activity: '活动',
  group: '团队',
  servedOn: '服务日期',
  minutes: '服务时长',
  previous: '前一条哈希',
  hash: '本条哈希',
  marks: '字段指纹',
};

/** Describes a fault by height and field. */
export function faultText({ height, field }: ChainFault): string {
  if (field === 'missing') return `第 ${height} 号记录不见了`;
  if (field === 'checkpoint') return `第 ${height} 号记录和链的末尾对不上`;
  return `第 ${height} 号记录的“${fieldNames[field]}”被改动过`;
}
