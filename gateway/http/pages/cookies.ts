/** Parses a Cookie header like the code in the browser: the first cookie of a name wins, quotes are removed. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at < 0 || cookies.has(name)) continue;
    cookies.set(
      name,
      decoded(
        part
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      ),
    );
  }
  return Object.fromEntries(cookies);
}

/** Keeps a value with an invalid escape as it is, so that one bad cookie does not break the page. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return value;
    throw error;
  }
}
