import type { Article } from './news-types.ts';

const newspaper = '齐鲁晚报';

/** Title, description and share card of a story's page; of the newspaper while the story is not there. */
export function articleHead(article: Article | undefined) {
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
      ...(image === '' ? [] : [{ property: 'og:image', content: image }]),
    ],
    links: [{ rel: 'canonical', href: `/new/general/${article.id}` }],
  };
}
