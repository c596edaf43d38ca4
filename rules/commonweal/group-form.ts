import { faultsIn, lengthOf, type FieldFaults } from '../field-faults.ts';
import { isCreditCode, plainCreditCode } from '../people/credit-code.ts';
import { isMobile, plainMobile } from '../people/mobile.ts';
import { longest } from './limits.ts';

/** A group's application as typed into its form. */
export interface GroupDraft {
  readonly name: string;
  readonly creditCode: string;
  /** empty until one is chosen */
  readonly cityId: string;
  readonly contactName: string;
  readonly contactPhone: string;
  /** upload ids; empty until there is one, or to keep the present picture */
  readonly licenceId: string;
  readonly logoId: string;
  readonly introduction: string;
  readonly consented: boolean;
}

/** Fields in the order of the form. */
export const groupFields = [
  'name',
  'creditCode',
  'cityId',
  'contactName',
  'contactPhone',
  'licenceId',
  'logoId',
  'introduction',
  'consented',
] as const;
export type GroupField = (typeof groupFields)[number];
export type GroupFaults = FieldFaults<GroupField>;

export const emptyGroup: GroupDraft = {
  name: '',
  creditCode: '',
  cityId: '',
  contactName: '',
  contactPhone: '',
  licenceId: '',
  logoId: '',
  introduction: '',
  consented: false,
};

/** What validation depends on besides the draft. */
export interface GroupFacts {
  /** licence and logo were sent before and are kept if the form has none */
  readonly hasPictures: boolean;
}

/** in characters */
const shortestIntroduction = 20;
const shortestName = 4;

/** Normalizes a draft for sending: trims it and unifies notations. */
export function plainGroup(draft: GroupDraft): GroupDraft {
  return {
    ...draft,
    name: draft.name.normalize('NFC').trim(),
    creditCode: plainCreditCode(draft.creditCode),
    contactName: draft.contactName.normalize('NFC').trim(),
    contactPhone: plainMobile(draft.contactPhone),
    introduction: draft.introduction.normalize('NFC').trim(),
  };
}

/** Validates a form; the result is empty if it may be sent. The page and the gateway apply the same rules. */
export function groupFaults(typed: GroupDraft, { hasPictures }: GroupFacts): GroupFaults {
  const draft = plainGroup(typed);
  return faultsIn<GroupField>({
    name: nameFault(draft.name),
    creditCode: codeFault(draft.creditCode),
    cityId: draft.cityId === '' ? '请选择团队所在城市' : undefined,
    contactName: contactFault(draft.contactName),
    contactPhone: phoneFault(draft.contactPhone),
    licenceId: draft.licenceId === '' && !hasPictures ? '请上传登记证书或营业执照的照片' : undefined,
    logoId: draft.logoId === '' && !hasPictures ? '请上传团队标志' : undefined,
    introduction: introductionFault(draft.introduction),
    consented: draft.consented ? undefined : '请先阅读并同意公益团队入驻协议',
  });
}

function nameFault(name: string): string | undefined {
  if (name === '') return '请填写团队名称，与登记证书一致';
  if (lengthOf(name) < shortestName) return `团队名称至少 ${shortestName} 个字`;
  return lengthOf(name) > longest.groupName ? `团队名称最多 ${longest.groupName} 个字` : undefined;
}

function codeFault(code: string): string | undefined {
  if (code === '') return '请填写统一社会信用代码';
  if (!/^[0-9A-Z]{18}$/.test(code)) return '统一社会信用代码应为 18 位，请检查';
  return isCreditCode(code) ? undefined : '统一社会信用代码不对，请逐位核对';
}

function contactFault(name: string): string | undefined {
  if (name === '') return '请填写联系人姓名';
  return lengthOf(name) > longest.name ? `姓名最多 ${longest.name} 个字` : undefined;
}

function phoneFault(phone: string): string | undefined {
  if (phone === '') return '请填写联系人手机号';
  return isMobile(phone) ? undefined : '手机号应为 11 位数字，请检查';
}

function introductionFault(text: string): string | undefined {
  if (text === '') return '请介绍一下团队做什么';
  if (lengthOf(text) < shortestIntroduction) return `介绍至少写 ${shortestIntroduction} 个字`;
  return lengthOf(text) > longest.introduction
    ? `介绍最多 ${longest.introduction} 字，请删短一些`
    : undefined;
}
