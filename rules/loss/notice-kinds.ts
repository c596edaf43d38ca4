/** The kinds of notices, in the order in which pages list them. */
export const noticeKindNames = [
  'identity-card',
  'business-licence',
  'seal',
  'invoice',
  'bill',
  'other',
] as const;
export type NoticeKindName = (typeof noticeKindNames)[number];

/** Fields that only some kinds require. */
export type KindField = 'number' | 'code' | 'amount' | 'receipt';

export interface NoticeKind {
  /** in Chinese */
  readonly label: string;
  /** what the number is called, in Chinese */
  readonly numberLabel: string;
  /** besides the fields that every notice has */
  readonly required: readonly KindField[];
  /** Whether the holder is always a person, whose name lists mask. */
  readonly isPersonal: boolean;
}

export const noticeKinds: Readonly<Record<NoticeKindName, NoticeKind>> = {
  'identity-card': { label: '身份证', numberLabel: '身份证号', required: ['number'], isPersonal: true },
  'business-licence': {
    label: '营业执照',
    numberLabel: '统一社会信用代码',
    required: ['number'],
    isPersonal: false,
  },
  seal: { label: '公章', numberLabel: '印章编号', required: ['receipt'], isPersonal: false },
  invoice: {
    label: '发票',
    numberLabel: '发票号码',
    required: ['code', 'number', 'amount'],
    isPersonal: false,
  },
  bill: { label: '票据', numberLabel: '票据号码', required: ['number', 'amount'], isPersonal: false },
  other: { label: '其他', numberLabel: '证件编号', required: [], isPersonal: false },
};

export const isNoticeKind = (name: string): name is NoticeKindName => Object.hasOwn(noticeKinds, name);

export type NoticeState = 'valid' | 'corrected' | 'revoked' | 'erased';

export const noticeStates: Readonly<Record<NoticeState, string>> = {
  valid: '有效',
  corrected: '更正',
  revoked: '撤销',
  erased: '内容应本人要求不再展示',
};
