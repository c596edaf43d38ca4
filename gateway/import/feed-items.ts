import type { parseFeed as parseAnyFeed } from 'feedsmith';
import { stripControlCharacters } from '../domains/shared/plain-text.ts';
import type { FeedItem, FeedMedia } from './feed-item.ts';

type AnyFeed = ReturnType<typeof parseAnyFeed<string>>;
type FeedOf<Format> = Extract<AnyFeed, { format: Format }>['feed'];
type RssItem = NonNullable<FeedOf<'rss'>['items']>[number];
type RdfItem = NonNullable<FeedOf<'rdf'>['items']>[number];
type AtomEntry = NonNullable<FeedOf<'atom'>['entries']>[number];
type JsonItem = NonNullable<FeedOf<'json'>['items']>[number];
type MediaGroup = NonNullable<RssItem['media']>;

interface Parts {
  id?: string | undefined;
  title?: string | undefined;
  link?: string | undefined;
  content?: string | undefined;
  summary?: string | undefined;
  author?: string | undefined;
  categories?: readonly (string | undefined)[];
  date?: string | undefined;
  pictures?: readonly { url?: string | undefined; alt?: string | undefined }[];
  media?: readonly {
    url?: string | undefined;
    type?: string | undefined;
    duration?: number | undefined;
    bytes?: number | undefined;
  }[];
}

/** Entries of RSS 0.91 to 2.0. */
export function itemsOfRss(items: readonly RssItem[]): FeedItem[] {
  return items.map((item) =>
    toItem({
      id: item.guid?.value,
      title: item.title,
      link: item.link,
      content: item.content?.encoded,
      summary: item.description,
      author: item.authors?.[0]?.name ?? item.dc?.creators?.[0],
      categories: [...(item.categories ?? []).map(({ name }) => name), ...(item.dc?.subjects ?? [])],
      date: item.pubDate ?? item.dc?.dates?.[0],
      ...mediaParts(
        item.media,
        (item.enclosures ?? []).map(({ url, type, length }) => ({
          url,
          type,
          duration: item.itunes?.duration,
          bytes: length,
        })),
      ),
    }),
  );
}

/** Entries of RSS 1.0; dates, authors and subjects are in Dublin Core elements. */
export function itemsOfRdf(items: readonly RdfItem[]): FeedItem[] {
  return items.map((item) =>
    toItem({
      id: item.rdf?.about,
      title: item.title,
      link: item.link,
      content: item.content?.encoded,
      summary: item.description,
      author: item.dc?.creators?.[0],
      categories: item.dc?.subjects ?? [],
      date: item.dc?.dates?.[0],
      ...mediaParts(item.media, []),
    }),
  );
}

/** Entries of Atom 0.3 and 1.0. */
export function itemsOfAtom(entries: readonly AtomEntry[]): FeedItem[] {
  return entries.map((entry) => {
    const links = entry.links ?? [];
    const page = links.find((link) => link.rel === undefined || link.rel === 'alternate');
    const enclosures = links.filter((link) => link.rel === 'enclosure');
    return toItem({
      id: entry.id,
      title: entry.title?.value,
      link: page?.href,
      content: entry.content?.value,
      summary: entry.summary?.value,
      author: entry.authors?.[0]?.name,
      categories: (entry.categories ?? []).map((category) => category.label ?? category.term),
      date: entry.published ?? entry.updated,
      ...mediaParts(
        entry.media,
        enclosures.map(({ href, type }) => ({ url: href, type })),
      ),
    });
  });
}

/** Items of JSON Feed 1.0 and 1.1. */
export function itemsOfJson(items: readonly JsonItem[]): FeedItem[] {
  return items.map((item) =>
    toItem({
      id: item.id,
      title: item.title,
      link: item.url ?? item.external_url,
      content: item.content_html ?? (item.content_text && paragraphs(item.content_text)),
      summary: item.summary,
      author: item.authors?.[0]?.name,
      categories: item.tags ?? [],
      date: item.date_published ?? item.date_modified,
      pictures: [{ url: item.image ?? item.banner_image }],
      media: (item.attachments ?? []).map(({ url, mime_type, duration_in_seconds }) => ({
        url,
        type: mime_type,
        duration: duration_in_seconds,
      })),
    }),
  );
}

/** characters of a title that identifies its entry, because that has neither id nor link */
const maxTitleKeyLength = 500;
/** minimum size of an audio or video file */
const minMediaBytes = 1000;

function mediaParts(group: MediaGroup | undefined, enclosures: NonNullable<Parts['media']>): Parts {
  const contents = [
    ...(group?.contents ?? []),
    ...(group?.groups ?? []).flatMap((inner) => inner.contents ?? []),
  ];
  const typed = contents.map((content) => ({
    url: content.url,
    type: content.type ?? (content.medium === undefined ? undefined : `${content.medium}/*`),
    duration: content.duration,
  }));
  const all = [...enclosures, ...typed];
  const isPicture = (type: string | undefined) => type === undefined || type.startsWith('image/');
  return {
    pictures: [
      ...all.filter(({ url, type }) => isPicture(type) && isPictureAddress(url, type)),
      ...(group?.thumbnails ?? []),
    ],
    media: all.filter(({ type }) => !isPicture(type)),
  };
}

/** Media without a type is treated as a picture unless its URL has an audio or video extension. */
function isPictureAddress(url: string | undefined, type: string | undefined): boolean {
  return (
    type !== undefined || (url !== undefined && !/\.(mp3|m4a|aac|ogg|wav|mp4|m4v|webm|mov)(\?|$)/i.test(url))
  );
}

function toItem(parts: Parts): FeedItem {
  const link = httpAddress(parts.link);
  const title = oneLine(parts.title);
  const media: FeedMedia[] = (parts.media ?? []).flatMap(({ url, type = '', duration = 0, bytes = 0 }) => {
    const address = httpAddress(url);
    if (address === '') return [];
    return [
      {
        url: address,
        type: oneLine(type),
        duration: Math.max(0, Math.round(duration)),
        // many feeds write 0 or 1 for an unknown size
        ...(bytes > minMediaBytes && { bytes: Math.round(bytes) }),
      },
    ];
  });
  const pictures = (parts.pictures ?? []).flatMap(({ url, alt = '' }) => {
    const address = httpAddress(url);
    return address === '' ? [] : [{ url: address, alt: oneLine(alt) }];
  });
  return {
    key: stripControlCharacters(parts.id ?? '').trim() || link || title.slice(0, maxTitleKeyLength),
    title,
    link,
    html: parts.content ?? parts.summary ?? '',
    summary: parts.summary ?? '',
    author: oneLine(parts.author),
    categories: [...new Set((parts.categories ?? []).map(oneLine).filter(Boolean))],
    date: oneLine(parts.date),
    pictures: [...new Map(pictures.map((picture) => [picture.url, picture])).values()],
    media,
  };
}

/** A text in one line. Parsers decode character references, so control characters are removed after parsing. */
export const oneLine = (text = ''): string => stripControlCharacters(text).replace(/\s+/g, ' ').trim();

function httpAddress(url: string | undefined): string {
  const text = (url ?? '').trim();
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : '';
}

function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim()}</p>`)
    .join('');
}
