import { plainPhone } from '#lib/text/plain-phone.ts';
import type { FormValues } from '#platform/storage/form-input.ts';
import type { Faults } from '../shared/send-once.ts';

export interface TrialFields {
  readonly company: string;
  readonly name: string;
  readonly phone: string;
  readonly product: string;
  readonly wish: string;
}

/** Maximum lengths in characters, as in the contract. */
export const maxCompanyLength = 60;
export const maxNameLength = 30;
export const maxWishLength = 500;

export function trialFieldsOf(values: FormValues): TrialFields {
  const text = (name: string) => (values[name]?.[0] ?? '').trim();
  return {
    company: text('company'),
    name: text('name'),
    phone: plainPhone(text('phone')),
    product: text('product'),
    wish: text('wish'),
  };
}

/** Error messages by field in form order; empty if the form can be submitted. */
export function trialFaults({ company, name, phone, product }: TrialFields): Faults {
  return {
    ...(company === '' && { company: '请填写单位名称' }),
    ...(name === '' && { name: '请填写联系人姓名' }),
    ...(phone === ''
      ? { phone: '请填写手机号' }
      : !/^1[3-9]\d{9}$/.test(phone) && { phone: '手机号应为 11 位数字，请检查' }),
    ...(product === '' && { product: '请选一项想试用的服务' }),
  };
}
