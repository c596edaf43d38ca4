import Cookies from 'js-cookie';
import { dropSessionValue, keepSessionValue, readSessionValue } from './session-values.ts';

/** Cookie of the messaging app's readers; spec section 3. */
const messagingAppCookie = 'wxToken';
/** Cookie of readers who signed in here: the server renders their first views with it, and takes it for nothing else. */
const ownCookie = 'readerToken';
/** only pages need it, not every picture and call */
const ownPath = '/new';

/**
 * The reader's token: the one in the page's address, which is kept for the tab; that of signing in here; or the
 * messaging app's cookie.
 * @param search query of the page's address
 */
export function readReaderToken(search: string): string | undefined {
  const inAddress = new URLSearchParams(search).get('token');
  if (inAddress) keepSessionValue('token', inAddress);
  return inAddress || readSessionValue('token') || Cookies.get(ownCookie) || Cookies.get(messagingAppCookie);
}

/**
 * Keeps the token of a reader who signed in here, in place of any other. Where cookies are refused it lasts for the tab.
 * @param expires when the gateway will not take it any more
 */
export function rememberReaderToken(token: string, expires: Date): void {
  forgetReaderToken();
  Cookies.set(ownCookie, token, {
    expires,
    path: ownPath,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
  if (Cookies.get(ownCookie) !== token) keepSessionValue('token', token);
}

/** Whether this token is that of signing in here, which is this app's to exchange. */
export function isOwnToken(token: string): boolean {
  return Cookies.get(ownCookie) === token;
}

/** Spec section 4: a token that is invalid is removed. */
export function forgetReaderToken(): void {
  dropSessionValue('token');
  Cookies.remove(ownCookie, { path: ownPath });
  Cookies.remove(messagingAppCookie);
}
