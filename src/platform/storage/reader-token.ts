import Cookies from 'js-cookie';
import { removeSessionValue, storeSessionValue, readSessionValue } from './session-values.ts';
import { shellOf } from '../network/visit.ts';

/**
 * Cookies that hold a reader's token: that of a sign-in here, which only pages need and not every picture and call, and the
 * messaging app's (spec section 3), which counts only in its browser.
 */
const paths = { readerToken: '/new', wxToken: '/' } as const;
export type TokenCookie = keyof typeof paths;

/**
 * Reads the reader's token: from the page's URL (then stored for the tab), from a sign-in here or, in the messaging app, from
 * its cookie.
 * @param search query of the page's URL
 */
export function readReaderToken(search: string): string | undefined {
  const inAddress = new URLSearchParams(search).get('token');
  if (inAddress) storeSessionValue('token', inAddress);
  return (
    inAddress ||
    readSessionValue('token') ||
    Cookies.get('readerToken') ||
    (shellOf(navigator.userAgent) === 'wechat' ? Cookies.get('wxToken') : undefined)
  );
}

/**
 * Stores the token of a reader who signed in here and removes every other. If cookies are refused it lasts for the tab.
 * @param expires when the gateway stops accepting it
 */
export function storeReaderToken(token: string, expires: Date, cookie: TokenCookie = 'readerToken'): void {
  removeReaderToken();
  Cookies.set(cookie, token, {
    expires,
    path: paths[cookie],
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
  if (Cookies.get(cookie) !== token) storeSessionValue('token', token);
}

/** Which cookie holds this token: only a token in a cookie may be exchanged by this app, not one in the URL. */
export function cookieOf(token: string): TokenCookie | undefined {
  return (['readerToken', 'wxToken'] as const).find((cookie) => Cookies.get(cookie) === token);
}

/**
 * Spec section 4: removes an invalid token.
 * @param only remove this token and no other, so that an invalid one in an old URL does not sign the reader out; all if omitted
 */
export function removeReaderToken(only?: string): void {
  const isMeant = (token: string | undefined) => only === undefined || token === only;
  if (isMeant(readSessionValue('token'))) removeSessionValue('token');
  if (isMeant(Cookies.get('readerToken'))) Cookies.remove('readerToken', { path: paths.readerToken });
  if (isMeant(Cookies.get('wxToken'))) Cookies.remove('wxToken');
}
