import type { Article } from '../news-types.ts';
import { newspaper } from '../page-head.ts';

/** What of a story its page's head says. */
type HeadOf = Pick<Article, 'id' | 'title' | 'shareCard' | 'audio'>;

/**
 * Title, description and share card of a story's page; of the newspaper while the story is not there.
 * @param origin scheme and host: share cards are read on other sites, where a relative address leads nowhere
 * @param route where the story has its page
 */
export function articleHead(
  article: HeadOf | undefined,
  origin: string,
  route: 'general' | 'audioNews' | 'thematic' | 'thematicDq' | 'atlas' = 'general',
) {
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
      ...(route === 'audioNews' && article.audio !== undefined
        ? [{ property: 'og:audio', content: absolute(article.audio.url, origin) }]
        : []),
      ...(image === '' ? [] : [{ property: 'og:image', content: absolute(image, origin) }]),
    ],
    links: [{ rel: 'canonical', href: `${origin}/new/${route}/${article.id}` }],
  };
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
