/** Placeholder origin: only the path of URLs resolved against it is used. */
const site = 'https://site.invalid';

/** Personal query parameters, which must not return to a URL. */
const secrets = ['token', 'tokenID', 'wxToken', 'code', 'state'];

/**
 * Validates where to return to after signing in: a page of this app, without personal parameters.
 * @param value path, query and hash below the app's base, from an untrusted URL
 * @returns undefined for anything else
 */
export function safeReturnTo(value: unknown): string | undefined {
  // browsers treat a backslash as a slash, and drop tabs and line feeds
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\s]*$/u.test(value)) return undefined;
  if (!URL.canParse(value, site)) return undefined;
  const { origin, pathname, searchParams, hash } = new URL(value, site);
  if (origin !== site || pathname.startsWith('//') || pathname.startsWith('/login/')) return undefined;
  for (const name of secrets) searchParams.delete(name);
  const query = searchParams.toString();
  return `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
}
