const newspaper = '齐鲁晚报';
const maxDescriptionLength = 80;

interface Carded {
  readonly text: string;
  /** URL of a picture; undefined for a page without one */
  readonly picture?: string | undefined;
}

/**
 * Head and share card of a page.
 * @param shown content of the card; omitted without data
 * @param origin scheme and host, for absolute URLs
 */
export function pageHead(name: string, shown?: Carded, origin = '') {
  const title = { title: `${name} - ${newspaper}` };
  if (shown === undefined) return { meta: [title] };
  const description = shown.text.slice(0, maxDescriptionLength);
  return {
    meta: [
      title,
      { name: 'description', content: description },
      { property: 'og:site_name', content: newspaper },
      { property: 'og:title', content: name },
      { property: 'og:description', content: description },
      ...(shown.picture === undefined ? [] : [{ property: 'og:image', content: origin + shown.picture }]),
    ],
  };
}
