import Cookies from 'js-cookie';
import { removeSessionValue, storeSessionValue, readSessionValue } from './session-values.ts';
import { shellOf } from '../network/visit.ts';

/**
 * Cookies that hold a reader's token: that of a sign-in here, which only pages need and not every picture and call, and the
 * messaging app's (spec section 3), which counts only in its browser.
 */
const paths = { readerToken: '/new', wxToken: '/' } as const;
export type TokenCookie = keyof typeof paths;

const isApp = () => shellOf(navigator.userAgent) === 'app';
const addressToken = (search: string) => new URLSearchParams(search).get('token') || undefined;

/** The token that the tab or the device holds. */
const storedToken = (): string | undefined =>
  readSessionValue('token') ||
  Cookies.get('readerToken') ||
  (shellOf(navigator.userAgent) === 'wechat' ? Cookies.get('wxToken') : undefined);

/** Token of a link whose account the reader confirmed although storage is refused. */
let confirmedToken: string | undefined;

/**
 * Reads the reader's token: from a sign-in here, from the tab or, in the messaging app, from its cookie. A token in the page's
 * URL is stored for the tab: in the newspaper's app always, elsewhere only if nobody is signed in, since anybody can send a
 * link; see docs/decisions/0064-tokens-in-links.md.
 * @param search query of the page's URL
 */
export function readReaderToken(search: string): string | undefined {
  const own = storedToken();
  const inAddress = addressToken(search);
  if (inAddress === undefined || inAddress === own || (own !== undefined && !isApp())) return own;
  storeSessionValue('token', inAddress);
  if (!isApp()) storeSessionValue('linkToken', inAddress);
  return inAddress;
}

/** The token in the page's URL if it is not the reader's, so that the page must ask whether to use it. */
export function offeredToken(search: string): string | undefined {
  const inAddress = addressToken(search);
  return inAddress === readReaderToken(search) ? undefined : inAddress;
}

/** Whether the reader was signed in by a link and has not confirmed that the account is theirs. */
export function isAccountUnconfirmed(search: string): boolean {
  const token = readReaderToken(search);
  if (token === undefined || token === confirmedToken || isApp()) return false;
  return token === readSessionValue('linkToken') || storedToken() === undefined;
}

/** Records that the account of the link is the reader's. */
export function confirmAccount(search: string): void {
  confirmedToken = readReaderToken(search);
  removeSessionValue('linkToken');
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
  if (isMeant(readSessionValue('linkToken'))) removeSessionValue('linkToken');
  if (isMeant(Cookies.get('readerToken'))) Cookies.remove('readerToken', { path: paths.readerToken });
  if (isMeant(Cookies.get('wxToken'))) Cookies.remove('wxToken');
}
