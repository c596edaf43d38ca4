/** Stands in for the site: only the path of what is resolved against it is used. */
const site = 'https://site.invalid';

/** Query parameters that say who reads: they must not come back into an address. */
const secrets = ['token', 'tokenID', 'wxToken', 'code', 'state'];

/**
 * Where a reader may be led after signing in: a page of this app, without anything that says who they are.
 * @param value path, query and hash below the app's base, as anybody may have written it into an address
 * @returns undefined for every other place
 */
export function safeReturnTo(value: unknown): string | undefined {
  // browsers take a backslash for a slash, and leave out tabs and line feeds
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\s]*$/u.test(value)) return undefined;
  if (!URL.canParse(value, site)) return undefined;
  const { origin, pathname, searchParams, hash } = new URL(value, site);
  if (origin !== site || pathname.startsWith('//') || pathname.startsWith('/login/')) return undefined;
  for (const name of secrets) searchParams.delete(name);
  const query = searchParams.toString();
  return `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
}
