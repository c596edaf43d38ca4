import type { LedgerBlock, LedgerFormat } from '../ledger/ledger-block.ts';
import { isNoticeKind, type NoticeKindName } from './notice-kinds.ts';

/**
 * A notice of a lost document, its correction or its revocation, as it is hashed. Fields without a value are empty or 0.
 * A correction is a complete notice; a revocation names only the notice that it is about.
 */
export interface NoticeRecord {
  readonly action: 'publish' | 'correct' | 'revoke';
  /** own id: `S`, the day of publication and four digits */
  readonly notice: string;
  /** id of the notice that is corrected or revoked */
  readonly about: string;
  readonly kind: NoticeKindName;
  /** as printed */
  readonly holder: string;
  /** who issued the document */
  readonly issuer: string;
  /** masked, as printed */
  readonly number: string;
  /** of an invoice */
  readonly code: string;
  /** fen */
  readonly amount: number;
  /** of the police, for a seal */
  readonly receipt: string;
  /** `YYYY-MM-DD` */
  readonly lostOn: string;
  readonly lostAt: string;
  /** as printed */
  readonly text: string;
  /** number of consecutive issues that print it */
  readonly insertions: number;
  /** first issue, `YYYY-MM-DD` */
  readonly paperDate: string;
  /** such as `A15` */
  readonly paperPage: string;
  /** id of the article in the first issue */
  readonly paperArticle: string;
}

/** A record of the notices' ledger with its position. */
export type NoticeBlock = LedgerBlock<NoticeRecord>;

const texts = [
  'notice',
  'about',
  'holder',
  'issuer',
  'number',
  'code',
  'receipt',
  'lostOn',
  'lostAt',
  'text',
  'paperDate',
  'paperPage',
  'paperArticle',
] as const;

export const noticeFormat: LedgerFormat<NoticeRecord> = {
  fields: [
    'action',
    'notice',
    'about',
    'kind',
    'holder',
    'issuer',
    'number',
    'code',
    'amount',
    'receipt',
    'lostOn',
    'lostAt',
    'text',
    'insertions',
    'paperDate',
    'paperPage',
    'paperArticle',
  ],
  labels: {
    action: '操作',
    notice: '声明编号',
    about: '所指声明',
    kind: '类别',
    holder: '声明人',
    issuer: '签发机关',
    number: '号码',
    code: '发票代码',
    amount: '金额',
    receipt: '报案回执',
    lostOn: '遗失日期',
    lostAt: '遗失地点',
    text: '声明正文',
    insertions: '刊登次数',
    paperDate: '见报日期',
    paperPage: '版次',
    paperArticle: '报纸文章',
  },
  salted: true,
  read(record) {
    const { action, kind, amount, insertions } = record;
    if (action !== 'publish' && action !== 'correct' && action !== 'revoke') return undefined;
    if (typeof kind !== 'string' || !isNoticeKind(kind)) return undefined;
    if (typeof amount !== 'number' || typeof insertions !== 'number' || !hasTexts(record)) return undefined;
    const { notice, about, holder, issuer, number, code, receipt, lostOn, lostAt, text } = record;
    const { paperDate, paperPage, paperArticle } = record;
    const printed = { text, insertions, paperDate, paperPage, paperArticle };
    const lost = { kind, holder, issuer, number, code, amount, receipt, lostOn, lostAt };
    return { action, notice, about, ...lost, ...printed };
  },
};

function hasTexts(
  record: Readonly<Record<string, unknown>>,
): record is Readonly<Record<(typeof texts)[number], string>> {
  return texts.every((field) => typeof record[field] === 'string');
}
