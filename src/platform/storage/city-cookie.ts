import Cookies from 'js-cookie';
import { visitCookies } from '../network/visit.ts';

/** Spec section 9: the cookie lives one hour; js-cookie counts in days. */
const lifetime = 1 / 24;

/** Remembers the city edition the reader chose, for this browser and for the server's first views. */
export function rememberCity(cityId: string): void {
  Cookies.set(visitCookies.cityId, cityId, { expires: lifetime, sameSite: 'lax' });
}
