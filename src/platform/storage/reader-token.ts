import Cookies from 'js-cookie';
import { dropSessionValue, keepSessionValue, readSessionValue } from './session-values.ts';
import { shellOf } from '../network/visit.ts';

/**
 * Cookies that keep a reader's token: that of signing in here, which only pages need, not every picture and call, and
 * that of the messaging app's readers (spec section 3), which counts in its browser alone.
 */
const paths = { readerToken: '/new', wxToken: '/' } as const;
export type TokenCookie = keyof typeof paths;

/**
 * The reader's token: the one in the page's address, which is kept for the tab; that of signing in here; or, in the
 * messaging app, its cookie.
 * @param search query of the page's address
 */
export function readReaderToken(search: string): string | undefined {
  const inAddress = new URLSearchParams(search).get('token');
  if (inAddress) keepSessionValue('token', inAddress);
  return (
    inAddress ||
    readSessionValue('token') ||
    Cookies.get('readerToken') ||
    (shellOf(navigator.userAgent) === 'wechat' ? Cookies.get('wxToken') : undefined)
  );
}

/**
 * Keeps the token of a reader who signed in here, in place of any other. Where cookies are refused it lasts for the tab.
 * @param expires when the gateway will not take it any more
 */
export function rememberReaderToken(token: string, expires: Date, cookie: TokenCookie = 'readerToken'): void {
  forgetReaderToken();
  Cookies.set(cookie, token, {
    expires,
    path: paths[cookie],
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
  if (Cookies.get(cookie) !== token) keepSessionValue('token', token);
}

/** Which cookie keeps this token; one in a cookie is this app's to exchange, one in an address is not. */
export function cookieOf(token: string): TokenCookie | undefined {
  return (['readerToken', 'wxToken'] as const).find((cookie) => Cookies.get(cookie) === token);
}

/**
 * Spec section 4: a token that is invalid is removed.
 * @param only this one, so that a dead one in an old address does not cost the reader a new one; all when left out
 */
export function forgetReaderToken(only?: string): void {
  const isMeant = (token: string | undefined) => only === undefined || token === only;
  if (isMeant(readSessionValue('token'))) dropSessionValue('token');
  if (isMeant(Cookies.get('readerToken'))) Cookies.remove('readerToken', { path: paths.readerToken });
  if (isMeant(Cookies.get('wxToken'))) Cookies.remove('wxToken');
}
