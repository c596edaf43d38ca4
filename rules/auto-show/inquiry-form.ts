import { faultsIn, lengthOf, type FieldFaults } from '../field-faults.ts';
import { isMobile, plainMobile } from '../people/mobile.ts';

/** An inquiry as typed into its form. */
export interface InquiryDraft {
  /** empty: any trim */
  readonly trimId: string;
  /** shops that the reader consented to ask */
  readonly shopIds: readonly string[];
  /** how the shops address the reader */
  readonly name: string;
  /** the reader wants to be called at another number than that of the account */
  readonly isOtherPhone: boolean;
  readonly phone: string;
  /** from the SMS */
  readonly code: string;
  /** city in which the car is registered; empty until one is chosen */
  readonly cityId: string;
  readonly wish: string;
}

export const emptyInquiry: InquiryDraft = {
  trimId: '',
  shopIds: [],
  name: '',
  isOtherPhone: false,
  phone: '',
  code: '',
  cityId: '',
  wish: '',
};

/** What validation depends on besides the draft. */
export interface InquiryFacts {
  /** masked phone of the account; empty without one, or for a visitor */
  readonly accountPhone: string;
  /** until it is known whether the account has a phone, none is demanded */
  readonly isAccountKnown: boolean;
}

/** Fields that can have a fault, by the steps of the form and in their order. */
export const inquirySteps = {
  details: ['name', 'cityId', 'wish'],
  phone: ['phone', 'code'],
  shops: ['shopIds'],
} as const;
export type InquiryStep = keyof typeof inquirySteps;

/** Form fields that can have a fault, in the order of the form. */
export const inquiryFields = [...inquirySteps.details, ...inquirySteps.phone, ...inquirySteps.shops];
type InquiryField = (typeof inquiryFields)[number];

export const maxShops = 3;
const longestName = 20;
export const longestWish = 200;
const sixDigits = /^\d{6}$/;

/** Whether the form asks for a phone number and its code. */
export const needsPhone = (
  { isOtherPhone }: Pick<InquiryDraft, 'isOtherPhone'>,
  { accountPhone, isAccountKnown }: InquiryFacts,
): boolean => isOtherPhone || (isAccountKnown && accountPhone === '');

export function inquiryFaults(draft: InquiryDraft, facts: InquiryFacts): FieldFaults<string> {
  const { shopIds, name, phone, code, wish } = draft;
  const isPhoneAsked = needsPhone(draft, facts);
  return faultsIn<InquiryField>({
    shopIds:
      shopIds.length === 0
        ? '请至少选一家店'
        : shopIds.length > maxShops
          ? `最多选 ${maxShops} 家店，请去掉 ${shopIds.length - maxShops} 家`
          : undefined,
    name:
      name.trim() === ''
        ? '请填写称呼，如孟先生'
        : lengthOf(name.trim()) > longestName
          ? `称呼最多 ${longestName} 个字`
          : undefined,
    phone: isPhoneAsked && !isMobile(plainMobile(phone)) ? '请填写 11 位手机号' : undefined,
    code: isPhoneAsked && !sixDigits.test(code.trim()) ? '请填写短信里的 6 位数字' : undefined,
    wish: lengthOf(wish.trim()) > longestWish ? `留言最多 ${longestWish} 个字，请删短一些` : undefined,
  });
}
