import Cookies from 'js-cookie';
import { storeSessionValue } from './session-values.ts';

/** days */
const isNewLife = 365;

/**
 * Stores what spec section 4 asks for after each navigation: `openid` and `cardId` of the URL in session storage, `isnew` in
 * its cookie; removes the cookie `userData`.
 * @param search query of the page's URL
 */
export function storeVisitParameters(search: string): void {
  const query = new URLSearchParams(search);
  for (const name of ['openid', 'cardId'] as const) {
    const value = query.get(name);
    if (value) storeSessionValue(name, value);
  }
  const isNew = query.get('isnew');
  if (isNew) Cookies.set('isnew', isNew, { expires: isNewLife, sameSite: 'lax' });
  Cookies.remove('userData');
}
