import { faultsIn, lengthOf, type FieldFaults } from '../field-faults.ts';
import { isDay } from '../people/calendar.ts';
import { isCreditCode } from '../people/credit-code.ts';
import { readIdNumber } from '../people/id-number.ts';
import { containsIdNumber, maskedNumber, plainNumber } from './mask-number.ts';
import {
  isNoticeKind,
  noticeKindNames,
  noticeKinds,
  type KindField,
  type NoticeKindName,
} from './notice-kinds.ts';
import type { NoticeRecord } from './notice-record.ts';

/** A notice as an editor or a CSV file enters it; empty where nothing was entered. */
export interface NoticeDraft {
  /** name or Chinese label of a kind */
  readonly kind: string;
  readonly holder: string;
  readonly issuer: string;
  /** in full; only its mask and its keyed hash are stored */
  readonly number: string;
  readonly code: string;
  /** yuan */
  readonly amount: string;
  readonly receipt: string;
  /** `YYYY-MM-DD` */
  readonly lostOn: string;
  readonly lostAt: string;
  readonly text: string;
  readonly insertions: string;
}

/** Fields in the order in which faults are reported. */
export const draftFields = [
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
] as const satisfies readonly (keyof NoticeDraft)[];
export type DraftField = (typeof draftFields)[number];
export type DraftFaults = FieldFaults<DraftField>;

export const emptyDraft: NoticeDraft = {
  kind: '',
  holder: '',
  issuer: '',
  number: '',
  code: '',
  amount: '',
  receipt: '',
  lostOn: '',
  lostAt: '',
  text: '',
  insertions: '',
};

/** Chinese names of the fields, as in the headings of a CSV file. */
export const draftLabels: Readonly<Record<DraftField, string>> = {
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
};

/** What a draft says, checked and normalized; `number` is the full one. */
export type NoticeContent = Omit<
  NoticeRecord,
  'action' | 'notice' | 'about' | 'paperDate' | 'paperPage' | 'paperArticle'
>;

/** Maximum lengths in characters. */
const longest = { holder: 60, issuer: 60, receipt: 60, lostAt: 60, text: 200 } as const;
type LimitedField = keyof typeof longest;
const [shortestNumber, longestNumber] = [4, 40];
/** The most issues that print a notice, one day after the other. */
export const mostInsertions = 10;
const mostYuanDigits = 10;
const mustSay = '声明作废';

const kindOf = (typed: string): NoticeKindName | undefined =>
  isNoticeKind(typed) ? typed : noticeKindNames.find((name) => noticeKinds[name].label === typed);

/**
 * Checks a draft. Each fault is a sentence in Chinese and English that says which rule is broken and what to do; none
 * repeats a number.
 * @param today `YYYY-MM-DD`
 */
export function draftFaults(draft: NoticeDraft, today: string): DraftFaults {
  const kind = kindOf(draft.kind);
  return faultsIn<DraftField>({
    kind: kind === undefined ? kindFault : undefined,
    holder: textFault(draft, 'holder') ?? leakFault(draft, 'holder'),
    issuer: textFault(draft, 'issuer') ?? leakFault(draft, 'issuer'),
    number: numberFault(draft.number, kind, today),
    code: codeFault(draft, kind),
    amount: amountFault(draft.amount, requires(kind, 'amount')),
    receipt: receiptFault(draft, kind),
    lostOn: lostOnFault(draft.lostOn, today),
    lostAt: textFault(draft, 'lostAt') ?? leakFault(draft, 'lostAt'),
    text: textFault(draft, 'text') ?? wordingFault(draft.text) ?? leakFault(draft, 'text'),
    insertions: insertionsFault(draft.insertions),
  });
}

/** @returns undefined if the draft has faults */
export function readDraft(draft: NoticeDraft, today: string): NoticeContent | undefined {
  const kind = kindOf(draft.kind);
  if (kind === undefined || Object.keys(draftFaults(draft, today)).length > 0) return undefined;
  return {
    kind,
    holder: draft.holder,
    issuer: draft.issuer,
    number: plainNumber(draft.number),
    code: plainNumber(draft.code),
    amount: fenOf(draft.amount) ?? 0,
    receipt: draft.receipt,
    lostOn: draft.lostOn,
    lostAt: draft.lostAt,
    text: draft.text,
    insertions: draft.insertions === '' ? 1 : Number(draft.insertions),
  };
}

const kindFault = `类别应为${noticeKindNames.map((name) => noticeKinds[name].label).join('、')}之一 (the kind must be one of ${noticeKindNames.join(', ')})`;

const requires = (kind: NoticeKindName | undefined, field: KindField) =>
  kind !== undefined && noticeKinds[kind].required.includes(field);

const missing = (what: string, english: string) => `请填写${what} (${english} is missing)`;

const english: Readonly<Record<LimitedField, string>> = {
  holder: 'the holder',
  issuer: 'the issuer',
  receipt: 'the police receipt',
  lostAt: 'the place of loss',
  text: 'the text',
};

function textFault(draft: NoticeDraft, field: LimitedField): string | undefined {
  const typed = draft[field];
  if (typed.trim() === '') return missing(draftLabels[field], english[field]);
  if (typed !== typed.trim() || /[\r\n]/.test(typed))
    return `${draftLabels[field]}应为一行，前后不留空格 (${english[field]} must be one line without spaces around it)`;
  return lengthOf(typed) > longest[field]
    ? `${draftLabels[field]}最多 ${longest[field]} 个字，请删短一些 (${english[field]} must have at most ${longest[field]} characters)`
    : undefined;
}

/** A number in a text would be stored, hashed and printed. */
function leakFault({ number: typed, ...draft }: NoticeDraft, field: LimitedField): string | undefined {
  const number = plainNumber(typed);
  const isInText = number.length >= shortestNumber && plainNumber(draft[field]).includes(number);
  return isInText || containsIdNumber(draft[field])
    ? `${draftLabels[field]}里有完整号码，请改成 ${isInText ? maskedNumber(number) : '370***********002X'} 这样再录入 (${english[field]} contains a full number: write the masked one)`
    : undefined;
}

function wordingFault(text: string): string | undefined {
  return text.includes(mustSay)
    ? undefined
    : `声明正文须写明“${mustSay}” (the text must contain ${mustSay}, which declares the document void)`;
}

function numberFault(typed: string, kind: NoticeKindName | undefined, today: string): string | undefined {
  if (kind === undefined) return undefined;
  const number = plainNumber(typed);
  const { numberLabel } = noticeKinds[kind];
  if (number === '') return requires(kind, 'number') ? missing(numberLabel, 'the number') : undefined;
  if (!/^[\p{L}\d]+$/u.test(number))
    return `${numberLabel}只能有字母和数字，不能带星号 (the number must consist of letters and digits, not masked)`;
  if (number.length < shortestNumber || number.length > longestNumber)
    return `${numberLabel}应为 ${shortestNumber}–${longestNumber} 个字符 (the number must have ${shortestNumber} to ${longestNumber} characters)`;
  if (kind === 'identity-card' && readIdNumber(number, today) === undefined)
    return '身份证号应为 18 位，校验码不对或日期不存在，请核对 (not a valid ID number of 18 characters)';
  if (kind === 'business-licence' && !isCreditCode(number) && !/^\d{15}$/.test(number))
    return '统一社会信用代码应为 18 位且校验码正确，或 15 位旧注册号，请核对 (neither a valid credit code nor an old registration number of 15 digits)';
  if (kind === 'invoice' && !/^(?:\d{8}|\d{20})$/.test(number))
    return '发票号码应为 8 位，数电发票 20 位，请核对 (an invoice number has 8 digits, that of a digital invoice 20)';
  return undefined;
}

/** Digital invoices have a number of 20 digits and no code. */
function codeFault(
  { code: typed, number }: NoticeDraft,
  kind: NoticeKindName | undefined,
): string | undefined {
  const code = plainNumber(typed);
  const isDigital = plainNumber(number).length === 20;
  if (code === '')
    return requires(kind, 'code') && !isDigital ? missing('发票代码', 'the code of the invoice') : undefined;
  if (!requires(kind, 'code'))
    return '只有发票有发票代码，请留空 (only invoices have a code: leave it empty)';
  return /^(?:\d{10}|\d{12})$/.test(code)
    ? undefined
    : '发票代码应为 10 或 12 位数字，请核对 (the code of an invoice has 10 or 12 digits)';
}

function receiptFault(draft: NoticeDraft, kind: NoticeKindName | undefined): string | undefined {
  if (draft.receipt !== '') return textFault(draft, 'receipt') ?? leakFault(draft, 'receipt');
  return requires(kind, 'receipt')
    ? '公章须有公安机关的报案回执号，请填写 (a seal needs the number of the police receipt)'
    : undefined;
}

/** @returns undefined if the text is not an amount */
function fenOf(yuan: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(yuan.replaceAll(/[,，元\s]/g, '')) ?? [];
  if (whole === '' || whole.length > mostYuanDigits) return undefined;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

function amountFault(typed: string, isRequired: boolean): string | undefined {
  if (typed.trim() === '') return isRequired ? missing('金额', 'the amount') : undefined;
  return (fenOf(typed) ?? 0) > 0
    ? undefined
    : '金额应为大于 0 的元数，最多两位小数，如 12800.00 (the amount must be yuan with at most two decimals)';
}

function lostOnFault(day: string, today: string): string | undefined {
  if (day === '') return missing('遗失日期', 'the day of loss');
  if (!isDay(day))
    return '遗失日期应为存在的日期，如 2026-11-03 (the day of loss must be a date such as 2026-11-03)';
  return day > today ? '遗失日期不能晚于今天 (the day of loss must not be in the future)' : undefined;
}

function insertionsFault(typed: string): string | undefined {
  const times = Number(typed === '' ? '1' : typed);
  return Number.isInteger(times) && times >= 1 && times <= mostInsertions
    ? undefined
    : `刊登次数应为 1–${mostInsertions} 的整数 (insertions must be an integer from 1 to ${mostInsertions})`;
}
