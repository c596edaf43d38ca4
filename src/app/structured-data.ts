import type { components } from 'qlwb-gateway-sdk/schema';

/** A step on the way from the front page to a page. */
export interface Crumb {
  readonly name: string;
  /** below /new */
  readonly path: string;
}

export interface PageOf {
  /** scheme and host */
  readonly origin: string;
  /** canonical URL */
  readonly url: string;
}

const context = 'https://schema.org';
const newspaper = '齐鲁晚报';
const maxHeadlineLength = 110;

/** The contract's time of Asia/Shanghai as ISO 8601. */
const isoTime = (time: string) => `${time.replace(' ', 'T')}+08:00`;
const absolute = (address: string, origin: string) => new URL(address, origin).href;

const publisher = (origin: string) => ({
  '@type': 'NewsMediaOrganization',
  name: newspaper,
  url: `${origin}/new/`,
  logo: { '@type': 'ImageObject', url: `${origin}/new/icons/icon-512.png`, width: 512, height: 512 },
});

/** @see https://developers.google.com/search/docs/appearance/structured-data/article */
export function newsArticle(
  article: components['schemas']['Article'],
  { origin, url, section }: PageOf & { readonly section: string | undefined },
): object {
  const { title, summary, shareCard, covers, publishedAt, corrections, reporter, source, labels } = article;
  const pictures = [...new Set([...covers.map((cover) => cover.url), shareCard.image])].filter(Boolean);
  return {
    '@context': context,
    '@type': 'NewsArticle',
    headline: title.slice(0, maxHeadlineLength),
    description: shareCard.description || summary,
    url,
    mainEntityOfPage: url,
    inLanguage: 'zh-CN',
    isAccessibleForFree: true,
    datePublished: isoTime(publishedAt),
    dateModified: isoTime(corrections?.[0]?.correctedAt ?? publishedAt),
    ...(pictures.length > 0 && { image: pictures.map((picture) => absolute(picture, origin)) }),
    author:
      reporter === '' ? { '@type': 'Organization', name: source } : { '@type': 'Person', name: reporter },
    publisher: publisher(origin),
    ...(section !== undefined && { articleSection: section }),
    ...(labels.length > 0 && { keywords: labels }),
  };
}

/** An article of the printed paper. */
export function printedArticle(
  article: components['schemas']['PaperArticle'],
  { origin, url }: PageOf,
): object {
  const { title, byline, paragraphs, pictures, date, name, section } = article;
  return {
    '@context': context,
    '@type': 'NewsArticle',
    headline: title.slice(0, maxHeadlineLength),
    description: paragraphs[0]?.slice(0, maxHeadlineLength) ?? title,
    url,
    mainEntityOfPage: url,
    inLanguage: 'zh-CN',
    isAccessibleForFree: true,
    datePublished: isoTime(`${date} 00:00:00`),
    ...(pictures.length > 0 && { image: pictures.map(({ picture }) => absolute(picture.url, origin)) }),
    author:
      byline === '' ? { '@type': 'Organization', name: newspaper } : { '@type': 'Person', name: byline },
    publisher: publisher(origin),
    articleSection: section,
    printPage: name,
  };
}

type VideoFacts = Pick<
  components['schemas']['Video'],
  'title' | 'summary' | 'shareCard' | 'cover' | 'film' | 'publishedAt' | 'counts'
>;

/** @see https://developers.google.com/search/docs/appearance/structured-data/video */
export function videoObject(video: VideoFacts, { origin, url }: PageOf): object {
  const { title, summary, shareCard, cover, film, publishedAt, counts } = video;
  const picture = film.poster || cover?.url || shareCard.image || '/new/share-card.png';
  const { width, height, duration } = film;
  return {
    '@context': context,
    '@type': 'VideoObject',
    name: title,
    description: summary || shareCard.description || title,
    url,
    thumbnailUrl: [absolute(picture, origin)],
    uploadDate: isoTime(publishedAt),
    ...(duration > 0 && { duration: `PT${duration}S` }),
    ...(width !== undefined && height !== undefined && { width, height }),
    contentUrl: absolute(film.url, origin),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'WatchAction' },
      userInteractionCount: counts.reads,
    },
    publisher: publisher(origin),
  };
}

type LiveFacts = Pick<
  components['schemas']['LiveRoom'],
  'title' | 'summary' | 'cover' | 'startsAt' | 'beganAt' | 'endedAt' | 'play'
>;

/** A live room: the video with the times of its broadcast. */
export function liveVideo(room: LiveFacts, { origin, url }: PageOf): object {
  const { title, summary, cover, startsAt, beganAt, endedAt, play } = room;
  return {
    '@context': context,
    '@type': 'VideoObject',
    name: title,
    description: summary || title,
    url,
    thumbnailUrl: [absolute(cover.url || '/new/share-card.png', origin)],
    uploadDate: isoTime(beganAt ?? startsAt),
    ...(play !== undefined && { contentUrl: absolute(play.url, origin) }),
    publication: {
      '@type': 'BroadcastEvent',
      name: title,
      isLiveBroadcast: true,
      startDate: isoTime(beganAt ?? startsAt),
      ...(endedAt !== undefined && { endDate: isoTime(endedAt) }),
    },
    publisher: publisher(origin),
  };
}

type Collected = readonly { readonly name: string; readonly path: string }[];

/** A page that leads to content of its own pages. */
interface Collection {
  readonly title: string;
  readonly description: string;
  /** URL of its picture; empty for none */
  readonly picture: string;
  readonly publishedAt?: string | undefined;
  readonly updatedAt?: string | undefined;
  /** may be more than `items` */
  readonly total: number;
  /** the first of them, in the order of the page */
  readonly items: Collected;
}

function collectionPage(collection: Collection, { origin, url }: PageOf): object {
  const { title, description, picture, publishedAt, updatedAt, total, items } = collection;
  return {
    '@context': context,
    '@type': 'CollectionPage',
    name: title,
    description: description || title,
    url,
    inLanguage: 'zh-CN',
    isAccessibleForFree: true,
    ...(publishedAt !== undefined && { datePublished: isoTime(publishedAt) }),
    ...(updatedAt !== undefined && { dateModified: isoTime(updatedAt) }),
    ...(picture !== '' && { image: absolute(picture, origin) }),
    publisher: publisher(origin),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: items.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${origin}/new${path}`,
      })),
    },
  };
}

type Named = Pick<components['schemas']['Video'], 'id' | 'title'>;
const itemsAt = (path: string, items: readonly Named[]): Collected =>
  items.map(({ id, title }) => ({ name: title, path: path + id }));

/** A collection of videos. @param videos the first of them */
export function videoCollection(
  { title, summary, cover, updatedAt, total }: components['schemas']['VideoCollection'],
  videos: readonly Named[],
  page: PageOf,
): object {
  const items = itemsAt('/video/', videos);
  return collectionPage(
    { title, description: summary, picture: cover?.url ?? '', updatedAt, total, items },
    page,
  );
}

/** A series of live rooms. @param rooms the newest of them */
export function liveSeries(
  { title, summary, cover, lives }: components['schemas']['LiveAlbum'],
  rooms: readonly Named[],
  page: PageOf,
): object {
  const items = itemsAt('/living/share/', rooms);
  return collectionPage({ title, description: summary, picture: cover.url, total: lives, items }, page);
}

type SpecialFacts = Pick<
  components['schemas']['SpecialTopic'],
  'title' | 'lead' | 'picture' | 'publishedAt' | 'updatedAt' | 'total' | 'shareCard'
>;
type StoryFacts = Pick<components['schemas']['NewsItem'], 'kind' | 'title' | 'link'>;

/** Pages of the kinds of stories that have one of their own (src/widgets/news-link). */
const pagesOfKinds: Partial<Record<StoryFacts['kind'], string>> = {
  audio: '/audioNews/',
  live: '/living/share/',
  video: '/video/',
  special: '/thematic/',
  atlas: '/atlas/',
};

/** A special topic. @param stories those of its first screen */
export function specialTopic(topic: SpecialFacts, stories: readonly StoryFacts[], page: PageOf): object {
  const { title, lead, picture, publishedAt, updatedAt, total, shareCard } = topic;
  return collectionPage(
    {
      title,
      description: shareCard.description || lead,
      picture: picture?.url || shareCard.image,
      publishedAt,
      updatedAt,
      total,
      items: stories.flatMap(({ kind, title: name, link: { route, id } }) =>
        route === 'general' && id !== undefined
          ? [{ name, path: (pagesOfKinds[kind] ?? '/general/') + id }]
          : [],
      ),
    },
    page,
  );
}

/** A tour of panoramas. */
export function panoramaTour(
  { title, summary, source, publishedAt, scenes }: components['schemas']['VrTour'],
  { origin, url }: PageOf,
): object {
  return {
    '@context': context,
    '@type': 'ImageGallery',
    name: title,
    description: summary || title,
    url,
    inLanguage: 'zh-CN',
    isAccessibleForFree: true,
    datePublished: isoTime(publishedAt),
    author: { '@type': 'Organization', name: source },
    publisher: publisher(origin),
    associatedMedia: scenes.map(({ title: name, caption, panorama }) => ({
      '@type': 'ImageObject',
      name,
      ...(caption !== '' && { caption }),
      contentUrl: absolute(panorama.url, origin),
      width: panorama.width,
      height: panorama.height,
    })),
  };
}

/** The way from the front page; the last step is the page itself. */
export function breadcrumbs(origin: string, steps: readonly Crumb[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: '首页', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}/new${path}`,
    })),
  };
}

/** A data block, which is not executed and therefore needs no nonce. `<` is escaped, so that no text ends it. */
export const dataScript = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
