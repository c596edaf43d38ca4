import { faultsIn, lengthOf, type FieldFaults } from '../field-faults.ts';
import { isDay } from '../people/calendar.ts';
import { plainNumber } from './mask-number.ts';
import { isNoticeKind, type NoticeKindName } from './notice-kinds.ts';

/** A search for notices as typed; empty where nothing was typed. */
export interface NoticeSearch {
  readonly name: string;
  readonly number: string;
  /** lost on this day or later, `YYYY-MM-DD` */
  readonly from: string;
  /** lost on this day or earlier, `YYYY-MM-DD` */
  readonly to: string;
  readonly kind: string;
}

export const emptySearch: NoticeSearch = { name: '', number: '', from: '', to: '', kind: '' };

/** Fields of the search in the order of the form. */
const searchFields = ['name', 'number', 'from', 'to', 'kind'] as const;
export type SearchField = (typeof searchFields)[number];
export type SearchFaults = FieldFaults<SearchField>;

/** Lengths in characters. A number is compared as a whole, so one of fewer characters than a document has finds nothing. */
const searchLimits = {
  shortestName: 2,
  longestName: 40,
  shortestNumber: 4,
  longestNumber: 40,
} as const;

/** A search that can be run; absent where nothing was typed. */
export interface SearchTerms {
  /** as stored with the notices, see `plainHolder` */
  readonly name?: string;
  /** normalized by `plainNumber` */
  readonly number?: string;
  readonly from?: string;
  readonly to?: string;
  readonly kind?: NoticeKindName;
}

/** Normalizes a holder's name for comparison: full-width characters, spaces and upper case. */
export function plainHolder(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
}

/** Says for each field what is wrong with it and what to do. */
export function searchFaults({ name, number, from, to, kind }: NoticeSearch): SearchFaults {
  const isEmpty = [name, number, from, to, kind].every((typed) => typed.trim() === '');
  return faultsIn<SearchField>({
    name: isEmpty ? '请填写姓名或单位、号码、日期、类别中的至少一项' : nameFault(name),
    number: numberFault(number),
    from: dayFault(from, '开始日期'),
    to:
      dayFault(to, '结束日期') ??
      (from.trim() > to.trim() && to.trim() !== '' ? '结束日期早于开始日期，请对调或改正' : undefined),
    kind: kind === '' || isNoticeKind(kind) ? undefined : '没有这个类别，请从列表中选',
  });
}

function nameFault(typed: string): string | undefined {
  const length = lengthOf(plainHolder(typed));
  const { shortestName, longestName } = searchLimits;
  if (typed.trim() === '') return undefined;
  if (length < shortestName) return `只写 ${length} 个字会找出太多人，姓名或单位至少写 ${shortestName} 个字`;
  return length > longestName ? `姓名或单位最多写 ${longestName} 个字，请删短一些` : undefined;
}

function numberFault(typed: string): string | undefined {
  const number = plainNumber(typed);
  const { shortestNumber, longestNumber } = searchLimits;
  if (typed.trim() === '') return undefined;
  if (/[*＊]/.test(number)) return '号码不能带星号：本站只存号码的密文，要用证件上的完整号码才能查到';
  if (lengthOf(number) < shortestNumber)
    return `号码至少写 ${shortestNumber} 个字符：更短的号码谁都能试出来，会泄露别人的声明，请写证件上的完整号码`;
  return lengthOf(number) > longestNumber ? `号码最多 ${longestNumber} 个字符，请检查` : undefined;
}

function dayFault(typed: string, what: string): string | undefined {
  const day = typed.trim();
  return day === '' || isDay(day) ? undefined : `${what}应为存在的日期，如 2026-11-03，请改正`;
}

/** The terms of a search without faults. */
export function termsOf({ name, number, from, to, kind }: NoticeSearch): SearchTerms {
  const [holder, plain, first, last] = [plainHolder(name), plainNumber(number), from.trim(), to.trim()];
  return {
    ...(holder !== '' && { name: holder }),
    ...(plain !== '' && { number: plain }),
    ...(first !== '' && { from: first }),
    ...(last !== '' && { to: last }),
    ...(isNoticeKind(kind) && { kind }),
  };
}
