import type { FieldsOf, LedgerFormat } from '#rules/ledger/ledger-block.ts';
import type { ChainFault } from '#rules/ledger/check-chain.ts';
import type { UnprovenReason } from '#rules/ledger/tlog-proof.ts';

type Labels = Readonly<Record<string, string>>;

export const blockLabels: Labels = {
  height: '高度',
  time: '记录时间',
  salt: '随机码',
  previous: '前一条哈希',
  hash: '本条哈希',
  marks: '字段指纹',
};

/** The label of a field that a check names. */
export function fieldLabel<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  field: string,
): string {
  const labels: Labels = { ...blockLabels, ...format.labels };
  return labels[field] ?? field;
}

/** Describes a fault by height and field. */
export function faultText<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  { height, field }: ChainFault,
): string {
  if (field === 'missing') return `第 ${height} 号记录不见了`;
  if (field === 'checkpoint') return `到第 ${height} 号为止的记录，和报社签名公布的账本对不上`;
  return `第 ${height} 号记录的“${fieldLabel(format, field)}”被改动过`;
}

/** Why a record is not proven. */
export const unprovenTexts: Readonly<Record<UnprovenReason, string>> = {
  origin: '这份证明是另一本账的，不能证明这条记录。',
  inclusion: '按证明算下来，账本的这个位置上不是这条记录。',
  'unknown-key': '账本末尾的签名不是用报社公布的公钥签的。',
  signature: '账本末尾的签名是假的。',
};

/** Said wherever a signature could not be checked. */
export const signatureNotChecked = '这个浏览器不会核对签名（没有 Ed25519），所以签名没有核对。';
