const mobile = /^1[3-9]\d{9}$/;

/** Whether this is a normalized mobile number: 11 digits. */
export const isMobile = (phone: string): boolean => mobile.test(phone);

/** Normalizes a typed phone number: removes spaces, dashes and +86, and converts full-width digits. */
export function plainMobile(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').replace(/^\+86/, '');
}
