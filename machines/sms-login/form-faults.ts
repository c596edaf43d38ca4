/** Fields of the form in order; `form` is for faults that no field can fix. */
export const formPlaces = ['phone', 'code', 'consent', 'form'] as const;
export type FormPlace = (typeof formPlaces)[number];

/** Faults by field, each a sentence for the reader. */
export type FormFaults = { readonly [Place in FormPlace]?: string };

const mobile = /^1[3-9]\d{9}$/;
const sixDigits = /^\d{6}$/;

export interface FilledIn {
  readonly phone: string;
  readonly code: string;
  readonly consented: boolean;
}

export function phoneFaults(phone: string): FormFaults {
  if (phone === '') return { phone: '请先填写手机号' };
  return mobile.test(phone) ? {} : { phone: '手机号应为 11 位数字，请检查' };
}

/** All faults that prevent submitting the form. */
export function formFaults({ phone, code, consented }: FilledIn): FormFaults {
  return {
    ...phoneFaults(phone),
    ...(!sixDigits.test(code) && {
      code: code === '' ? '请填写短信里的验证码' : '验证码是 6 位数字，请检查',
    }),
    ...(!consented && { consent: '请先阅读并同意用户协议和隐私政策' }),
  };
}

/** The first field with a fault, which gets the focus. */
export function firstFault(faults: FormFaults): FormPlace | undefined {
  return formPlaces.find((place) => faults[place] !== undefined);
}

/** The remaining faults after a field has changed. */
export function withoutFault(faults: FormFaults, place: FormPlace): FormFaults {
  const { [place]: _, ...others } = faults;
  return others;
}
