import Cookies from 'js-cookie';
import { keepSessionValue } from './session-values.ts';

/** days */
const isNewLife = 365;

/**
 * What a visit leaves behind after each navigation, spec section 4: `openid` and `cardId` of the address in session
 * storage, `isnew` in its cookie, and the cookie `userData` cleared every time.
 * @param search query of the page's address
 */
export function leaveVisitMarks(search: string): void {
  const query = new URLSearchParams(search);
  for (const name of ['openid', 'cardId'] as const) {
    const value = query.get(name);
    if (value) keepSessionValue(name, value);
  }
  const isNew = query.get('isnew');
  if (isNew) Cookies.set('isnew', isNew, { expires: isNewLife, sameSite: 'lax' });
  Cookies.remove('userData');
}
