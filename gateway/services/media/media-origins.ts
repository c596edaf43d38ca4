/**
 * Origins of audio and video that pages may not load: neither the site's nor one of `STREAM_ORIGINS`.
 * @param urls of media; those of the gateway's own files are relative
 */
export function unlistedMediaOrigins(
  urls: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const listed = new Set([env.SITE_ORIGIN ?? '', ...(env.STREAM_ORIGINS ?? '').split(',')].map(originOf));
  return [...new Set(urls.map(originOf))].filter((origin) => origin !== '' && !listed.has(origin));
}

const originOf = (url: string) => URL.parse(url.trim())?.origin ?? '';
