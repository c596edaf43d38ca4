import Cookies from 'js-cookie';
import { visitCookies, type Visit } from '../network/visit.ts';

/** The reader's settings, stored in cookies because server-rendered pages depend on them. */
export type Settings = Pick<Visit, 'theme' | 'textStep' | 'care' | 'dataSaver' | 'careOffered'>;

/** days; the maximum that browsers accept */
const lifetime = 400;

/** Stores the reader's choice; a default value removes the cookie. */
export function storeSettings({ theme, textStep, care, dataSaver, careOffered }: Partial<Settings>): void {
  if (theme !== undefined) remember(visitCookies.theme, theme === 'auto' ? undefined : theme);
  if (textStep !== undefined) remember(visitCookies.textStep, textStep === 2 ? undefined : String(textStep));
  if (care !== undefined) remember(visitCookies.care, care ? 'on' : undefined);
  if (dataSaver !== undefined) remember(visitCookies.dataSaver, dataSaver ? 'on' : undefined);
  if (careOffered !== undefined) remember(visitCookies.careOffered, careOffered ? 'yes' : undefined);
}

function remember(name: string, value: string | undefined): void {
  if (value === undefined) Cookies.remove(name);
  else Cookies.set(name, value, { expires: lifetime, sameSite: 'lax' });
}
