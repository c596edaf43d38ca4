import type { Article } from '../news-types.ts';
import { newspaper } from '../page-head.ts';

/** The fields of a story that its page's head needs. */
type HeadOf = Pick<Article, 'id' | 'title' | 'shareCard' | 'audio'>;

/**
 * Title, description and share card of a story's page; those of the newspaper without a story.
 * @param origin scheme and host, for absolute URLs in share cards
 * @param route route of the story's page
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
