import Cookies from 'js-cookie';
import { dropSessionValue, keepSessionValue, readSessionValue } from './session-values.ts';

/** Cookie of the messaging app's readers; spec section 3. */
const tokenCookie = 'wxToken';

/**
 * The reader's token: the one in the page's address, which is kept for the tab, or the messaging app's cookie.
 * @param search query of the page's address
 */
export function readReaderToken(search: string): string | undefined {
  const inAddress = new URLSearchParams(search).get('token');
  if (inAddress) keepSessionValue('token', inAddress);
  return inAddress || readSessionValue('token') || Cookies.get(tokenCookie);
}

/** Spec section 4: a token that is invalid is removed. */
export function forgetReaderToken(): void {
  dropSessionValue('token');
  Cookies.remove(tokenCookie);
}
