/** Where on the form something is wrong, in the order in which it is filled in; `form` is what no field can mend. */
export const formPlaces = ['phone', 'code', 'consent', 'form'] as const;
export type FormPlace = (typeof formPlaces)[number];

/** What is wrong, a sentence each for the reader. */
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

/** Everything that keeps the form from being sent, at once. */
export function formFaults({ phone, code, consented }: FilledIn): FormFaults {
  return {
    ...phoneFaults(phone),
    ...(!sixDigits.test(code) && {
      code: code === '' ? '请填写短信里的验证码' : '验证码是 6 位数字，请检查',
    }),
    ...(!consented && { consent: '请先阅读并同意用户协议和隐私政策' }),
  };
}

/** The first place with a fault, where the reader goes on. */
export function firstFault(faults: FormFaults): FormPlace | undefined {
  return formPlaces.find((place) => faults[place] !== undefined);
}

/** The faults that are left once a place has changed. */
export function withoutFault(faults: FormFaults, place: FormPlace): FormFaults {
  const { [place]: _, ...others } = faults;
  return others;
}
