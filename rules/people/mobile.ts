const mobile = /^1[3-9]\d{9}$/;

/** Whether this is a mobile number, as it is sent: eleven digits. */
export const isMobile = (phone: string): boolean => mobile.test(phone);

/** A phone as people write it, as it is sent: spaces, dashes and +86 are no part of it, and digits are narrow. */
export function plainMobile(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').replace(/^\+86/, '');
}
