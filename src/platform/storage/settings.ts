import Cookies from 'js-cookie';
import { visitCookies, type Visit } from '../network/visit.ts';

/** What readers choose for this browser; the server's first views obey it, so it is kept in cookies. */
export type Settings = Pick<Visit, 'theme' | 'textStep' | 'care' | 'dataSaver'>;

/** days; browsers keep none longer */
const lifetime = 400;

/** Remembers what the reader chose; what is the same as without a choice leaves no cookie. */
export function rememberSettings({ theme, textStep, care, dataSaver }: Partial<Settings>): void {
  if (theme !== undefined) remember(visitCookies.theme, theme === 'auto' ? undefined : theme);
  if (textStep !== undefined) remember(visitCookies.textStep, textStep === 2 ? undefined : String(textStep));
  if (care !== undefined) remember(visitCookies.care, care ? 'on' : undefined);
  if (dataSaver !== undefined) remember(visitCookies.dataSaver, dataSaver ? 'on' : undefined);
}

function remember(name: string, value: string | undefined): void {
  if (value === undefined) Cookies.remove(name);
  else Cookies.set(name, value, { expires: lifetime, sameSite: 'lax' });
}
