import type { FastifyInstance } from 'fastify';
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import { notFound } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import { parseShanghaiTime } from '../../db/time.ts';
import { type StoryWithText, storiesWithText } from '../../domains/news/stream/published-stories.ts';
import { headlineSection, listSections } from '../../domains/news/stream/sections.ts';
import { channelNews, cityNews, newestNews } from '../../domains/news/stream/streams.ts';
import { cityName } from '../../domains/shared/cities.ts';
import type { SiteOrigin } from '../middleware/site-origin.ts';
import { sendDocument } from './send-document.ts';

const newspaper = '齐鲁晚报';
const storiesPerFeed = 20;
/** feed readers ask every few minutes */
const maxAgeSeconds = 300;
/** minutes after which a reader may ask again, for RSS */
const ttlMinutes = 10;

/** What all formats of a feed are made from. */
interface FeedSource {
  readonly title: string;
  /** page of the same stories */
  readonly page: string;
  readonly address: string;
  readonly icon: string;
  readonly updated: Date;
  readonly stories: readonly FeedStory[];
}

interface FeedStory {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** HTML with absolute addresses */
  readonly content: string;
  readonly author: string;
  readonly date: Date;
  readonly labels: readonly string[];
  readonly picture: string | undefined;
}

/** Writers by the ending of the address. */
const formats: Readonly<
  Record<string, { readonly type: string; readonly write: (feed: FeedSource) => string }>
> = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: toRss },
  atom: { type: 'application/atom+xml; charset=utf-8', write: toAtom },
  json: { type: 'application/feed+json; charset=utf-8', write: toJson },
};

/**
 * Serves the newest stories of each channel with their text as RSS 2.0, Atom and JSON Feed 1.1 at
 * `/feeds/{channel}.{rss|atom|json}`: `headline` has all stories, `city-{id}` the edition of a city.
 */
export function registerFeeds(app: FastifyInstance, db: Database, siteOrigin: SiteOrigin): void {
  app.get<{ Params: { file: string } }>('/feeds/:file', async (request, reply) => {
    const [, channel = '', ending = ''] = /^(.+)\.([a-z]+)$/.exec(request.params.file) ?? [];
    const format = Object.hasOwn(formats, ending) ? formats[ending] : undefined;
    if (format === undefined) throw notFound('没有这个订阅源。');
    const { name, list } = await storiesOf(db, channel);
    const origin = siteOrigin(request);
    const stories = (await storiesWithText(db, list)).map((story) => toFeedStory(story, origin));
    const source: FeedSource = {
      title: channel === headlineSection ? newspaper : `${newspaper} · ${name}`,
      page: `${origin}/new/${channel === headlineSection ? '' : `?channel=${encodeURIComponent(channel)}`}`,
      address: `${origin}/feeds/${request.params.file}`,
      icon: `${origin}/new/icons/icon-512.png`,
      updated: stories[0]?.date ?? new Date(0),
      stories,
    };
    return sendDocument(request, reply, { text: format.write(source), type: format.type, maxAgeSeconds });
  });
}

/** @throws Failure 404 for an unknown channel */
async function storiesOf(db: Database, channel: string) {
  const page = { size: storiesPerFeed };
  if (channel === headlineSection) return { name: newspaper, list: (await newestNews(db, page)).list };
  const [, cityId] = /^city-(\d{3})$/.exec(channel) ?? [];
  const city = cityId === undefined ? '' : cityName(cityId);
  if (cityId !== undefined && city !== '')
    return { name: city, list: (await cityNews(db, page, cityId)).list };
  const { list: sections } = await listSections(db);
  const section = sections.find(({ id, kind }) => id === channel && kind === 'channel');
  if (section === undefined) throw notFound('没有这个订阅源。');
  return { name: section.name, list: (await channelNews(db, page, channel)).list };
}

function toFeedStory({ card, body, reporter }: StoryWithText, origin: string): FeedStory {
  const cover = card.covers[0]?.url;
  return {
    id: `${origin}/new/general/${card.id}`,
    title: card.title,
    summary: card.summary,
    content: withAbsoluteAddresses(withPlayers(body), origin),
    author: reporter || card.source,
    date: parseShanghaiTime(card.publishedAt),
    labels: card.labels,
    picture: cover === undefined ? undefined : new URL(cover, origin).href,
  };
}

/** Replaces the placeholders of the page's widgets (docs/contracts/rich-text.md) by elements that any reader knows. */
const withPlayers = (body: string): string =>
  body
    .replaceAll(
      /<figure data-(audio|video)="([^"]*)"([^>]*)><\/figure>/g,
      (_, kind: string, address: string, more: string) => {
        const poster = / data-poster="([^"]*)"/.exec(more)?.[1];
        return `<figure><${kind} controls src="${address}"${poster === undefined ? '' : ` poster="${poster}"`}></${kind}></figure>`;
      },
    )
    .replaceAll(/<figure data-vote="[^"]*"[^>]*><\/figure>/g, '');

/** Addresses of stored media have no host; in texts of rich text `<` and `"` are escaped, so only attributes match. */
const withAbsoluteAddresses = (html: string, origin: string): string =>
  html.replaceAll(/ (src|poster|href)="\/(?!\/)/g, ` $1="${origin}/`);

function toRss({ title, page, address, icon, updated, stories }: FeedSource): string {
  return generateRssFeed({
    title,
    link: page,
    description: `${title}的最新报道`,
    language: 'zh-CN',
    lastBuildDate: updated,
    ttl: ttlMinutes,
    image: { url: icon, title, link: page },
    atom: { links: [{ href: address, rel: 'self', type: 'application/rss+xml' }] },
    items: stories.map((story) => ({
      title: story.title,
      link: story.id,
      guid: { value: story.id, isPermaLink: true },
      pubDate: story.date,
      description: story.summary,
      dc: { creators: [story.author] },
      categories: story.labels.map((name) => ({ name })),
      content: { encoded: story.content },
      ...(story.picture !== undefined && {
        media: { contents: [{ url: story.picture, medium: 'image' }] },
      }),
    })),
  });
}

function toAtom({ title, page, address, icon, updated, stories }: FeedSource): string {
  return generateAtomFeed({
    id: address,
    title: { value: title },
    updated,
    icon,
    links: [
      { href: page, rel: 'alternate', type: 'text/html' },
      { href: address, rel: 'self', type: 'application/atom+xml' },
    ],
    authors: [{ name: newspaper }],
    entries: stories.map((story) => ({
      id: story.id,
      title: { value: story.title },
      updated: story.date,
      published: story.date,
      links: [{ href: story.id, rel: 'alternate', type: 'text/html' }],
      authors: [{ name: story.author }],
      categories: story.labels.map((term) => ({ term })),
      summary: { value: story.summary },
      content: { value: story.content, type: 'html' },
      ...(story.picture !== undefined && {
        media: { contents: [{ url: story.picture, medium: 'image' }] },
      }),
    })),
  });
}

function toJson({ title, page, address, icon, stories }: FeedSource): string {
  return JSON.stringify(
    generateJsonFeed({
      title,
      home_page_url: page,
      feed_url: address,
      icon,
      language: 'zh-CN',
      authors: [{ name: newspaper }],
      items: stories.map((story) => ({
        id: story.id,
        url: story.id,
        title: story.title,
        summary: story.summary,
        content_html: story.content,
        date_published: story.date,
        authors: [{ name: story.author }],
        tags: [...story.labels],
        ...(story.picture !== undefined && { image: story.picture }),
      })),
    }),
  );
}
