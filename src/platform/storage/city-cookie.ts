import Cookies from 'js-cookie';
import { visitCookies } from '../network/visit.ts';

/** Spec section 9: the cookie lasts one hour; js-cookie counts in days. */
const lifetime = 1 / 24;

/** Stores the chosen city edition for this browser and for server-rendered pages. */
export function storeCity(cityId: string): void {
  Cookies.set(visitCookies.cityId, cityId, { expires: lifetime, sameSite: 'lax' });
}
