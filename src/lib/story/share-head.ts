const newspaper = '齐鲁晚报';
const maxDescriptionLength = 80;

/** What a share card shows. */
interface Card {
  readonly title: string;
  readonly description: string;
  /** URL of the picture, if any */
  readonly picture?: string | undefined;
  /** canonical path below /new */
  readonly path: string;
}

/**
 * Title, share card and canonical URL of a page.
 * @param origin scheme and host, because share cards are read on other sites
 * @param jsonLd structured data, if the page has any
 */
export function shareHead({ title, description, picture, path }: Card, origin: string, jsonLd?: object) {
  const shown = description.replaceAll('\n', ' ').slice(0, maxDescriptionLength);
  return {
    meta: [
      { title: `${title} - ${newspaper}` },
      { name: 'description', content: shown },
      { property: 'og:site_name', content: newspaper },
      { property: 'og:title', content: title },
      { property: 'og:description', content: shown },
      ...(picture === undefined ? [] : [{ property: 'og:image', content: new URL(picture, origin).href }]),
      ...(jsonLd === undefined ? [] : [{ 'script:ld+json': jsonLd }]),
    ],
    links: [{ rel: 'canonical', href: `${origin}/new${path}` }],
  };
}
