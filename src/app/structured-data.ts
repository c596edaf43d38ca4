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
