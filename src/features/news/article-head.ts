import type { Article } from './news-types.ts';
import { newspaper } from './page-head.ts';

/**
 * Title, description and share card of a story's page; of the newspaper while the story is not there.
 * @param origin scheme and host: share cards are read on other sites, where a relative address leads nowhere
 */
export function articleHead(article: Article | undefined, origin: string) {
  if (article === undefined) return { meta: [{ title: newspaper }] };
  const { title, description, image } = article.shareCard;
  return {
    meta: [
      { title: `${article.title} - ${newspaper}` },
      { name: 'description', content: description },
      { property: 'og:type', content: 'article' },
      { property: 'og:site_name', content: newspaper },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(image === '' ? [] : [{ property: 'og:image', content: absolute(image, origin) }]),
    ],
    links: [{ rel: 'canonical', href: `${origin}/new/general/${article.id}` }],
  };
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
