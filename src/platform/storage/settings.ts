import Cookies from 'js-cookie';
import { visitCookies, type Visit } from '../network/visit.ts';

/** The reader's settings, stored in cookies because server-rendered pages depend on them. */
export type Settings = Pick<
  Visit,
  'theme' | 'textStep' | 'care' | 'dataSaver' | 'careOffered' | 'isAppBarClosed'
>;

/** days; the maximum that browsers accept */
const lifetime = 400;
/** days */
const appBarClosedLifetime = 30;

/** Stores the reader's choice; a default value removes the cookie. */
export function storeSettings(changed: Partial<Settings>): void {
  const { theme, textStep, care, dataSaver, careOffered, isAppBarClosed } = changed;
  if (theme !== undefined) remember(visitCookies.theme, theme === 'auto' ? undefined : theme);
  if (textStep !== undefined) remember(visitCookies.textStep, textStep === 2 ? undefined : String(textStep));
  if (care !== undefined) remember(visitCookies.care, care ? 'on' : undefined);
  if (dataSaver !== undefined) remember(visitCookies.dataSaver, dataSaver ? 'on' : undefined);
  if (careOffered !== undefined) remember(visitCookies.careOffered, careOffered ? 'yes' : undefined);
  if (isAppBarClosed !== undefined)
    remember(visitCookies.isAppBarClosed, isAppBarClosed ? 'yes' : undefined, appBarClosedLifetime);
}

function remember(name: string, value: string | undefined, expires = lifetime): void {
  if (value === undefined) Cookies.remove(name);
  else Cookies.set(name, value, { expires, sameSite: 'lax' });
}
