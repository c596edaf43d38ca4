/** Cookies of a request as the browser's own reader sees them: the first of a name counts, quotes are no part of it. */
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

/** A broken escape in one cookie must not cost the reader the page: it is taken as it stands. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return value;
    throw error;
  }
}
