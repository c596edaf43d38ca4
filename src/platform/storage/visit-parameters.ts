import Cookies from 'js-cookie';
import { storeSessionValue } from './session-values.ts';

/** days */
const isNewLife = 365;

/**
 * Stores what spec section 4 asks for after each navigation: `openid` and `cardId` of the URL in session storage, `isnew` in
 * its cookie; removes the cookie `userData` at every path. `unionid` is stored like `openid`, for the bodies of later calls.
 * @param search query of the page's URL
 */
export function storeVisitParameters(search: string): void {
  const query = new URLSearchParams(search);
  for (const name of ['openid', 'unionid', 'cardId'] as const) {
    const value = query.get(name);
    if (value) storeSessionValue(name, value);
  }
  const isNew = query.get('isnew');
  if (isNew) Cookies.set('isnew', isNew, { expires: isNewLife, sameSite: 'lax' });
  for (const path of cookiePaths(location.pathname)) Cookies.remove('userData', { path });
}

/** All paths for which a cookie of the page can have been set: a cookie is removed only at its own path. */
function cookiePaths(pathname: string): string[] {
  const folders = pathname.split('/').filter(Boolean);
  const paths = folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}`);
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])];
}
