import type { FastifyInstance } from 'fastify';
import { Failure, notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { storiesWithText } from '../../domains/news/stream/published-stories.ts';
import { requireVideo } from '../../domains/video/video-feed.ts';
import { toVideoItem } from '../../domains/video/video-rows.ts';
import type { SiteOrigin } from '../middleware/site-origin.ts';
import { sendDocument, xmlText } from './send-document.ts';

const storyPath = /^\/new\/(?:general|audioNews|atlas)\/([\w-]{1,64})(?:\/|$)/;
const videoPath = /^\/new\/(?:videos?|videosXx|videoXx)\/([\w-]{1,64})(?:\/|$)/;
const maxAgeSeconds = 3600;
/** px, where the request has no limit */
const defaultWidth = 640;
const noPage = '没有这个页面。';

interface OembedQuery {
  readonly url?: unknown;
  readonly format?: unknown;
  readonly maxwidth?: unknown;
  readonly maxheight?: unknown;
}

/**
 * Serves https://oembed.com/ at `/oembed?url=…` for stories and videos, in JSON: a story as a quotation, a video as a
 * player of its file. No frames, since pages may not be framed by other sites.
 */
export function registerOembed(app: FastifyInstance, db: Database, siteOrigin: SiteOrigin): void {
  app.get<{ Querystring: OembedQuery }>('/oembed', async (request, reply) => {
    const { url, format, maxwidth, maxheight } = request.query;
    // the protocol names this status for a format that is not offered
    if (format !== undefined && format !== 'json') return reply.code(501).send();
    const origin = siteOrigin(request);
    const page = typeof url === 'string' ? URL.parse(url) : null;
    if (page === null) throw new Failure(400, '请用 url 参数给出页面的地址。');
    if (page.origin !== origin) throw notFound(noPage);
    const limits = { width: pixels(maxwidth), height: pixels(maxheight) };
    const content =
      (await videoContent(db, { page, origin, limits })) ??
      (await storyContent(db, { page, origin, limits }));
    if (content === undefined) throw notFound(noPage);
    const document = {
      version: '1.0',
      provider_name: '齐鲁晚报',
      provider_url: `${origin}/new/`,
      cache_age: maxAgeSeconds,
      ...content,
    };
    return sendDocument(request, reply, {
      text: JSON.stringify(document),
      type: 'application/json; charset=utf-8',
      maxAgeSeconds,
    });
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface PageRequest {
  readonly page: URL;
  readonly origin: string;
  /** maximum size in px */
  readonly limits: Size;
}

function pixels(value: unknown): number {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : Number.POSITIVE_INFINITY;
}

/** The largest size of a shape within limits. */
function fit({ width, height }: Size, limits: Size): Size {
  const scale = Math.min(1, limits.width / width, limits.height / height);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** @returns undefined for other pages; @throws Failure 404 for an unknown video */
async function videoContent(db: Database, { page, origin, limits }: PageRequest) {
  const [, id] = videoPath.exec(page.pathname) ?? [];
  if (id === undefined) return undefined;
  const { title, source, cover, film } = toVideoItem(await requireVideo(db, id));
  const { width, height } = fit(
    { width: film.width ?? defaultWidth, height: film.height ?? (defaultWidth * 9) / 16 },
    limits,
  );
  const absolute = (address: string) => new URL(address, origin).href;
  const poster = film.poster ?? cover?.url;
  const attributes = [
    `src="${xmlText(absolute(film.url))}"`,
    ...(poster === undefined ? [] : [`poster="${xmlText(absolute(poster))}"`]),
    `width="${width}" height="${height}"`,
  ].join(' ');
  return {
    type: 'video',
    title,
    author_name: source,
    width,
    height,
    html: `<video controls preload="none" ${attributes}></video>`,
    ...thumbnailOf(cover, { origin, limits }),
  };
}

/** @returns undefined for other pages and an unknown story */
async function storyContent(db: Database, { page, origin, limits }: PageRequest) {
  const [, id] = storyPath.exec(page.pathname) ?? [];
  const [story] = id === undefined ? [] : await storiesWithText(db, [{ id }]);
  if (story === undefined) return undefined;
  const { title, summary, source, covers } = story.card;
  const address = xmlText(origin + page.pathname);
  return {
    type: 'rich',
    title,
    author_name: story.reporter || source,
    width: Math.min(defaultWidth, limits.width),
    // as high as its text
    height: null,
    html: `<blockquote cite="${address}"><p><a href="${address}">${xmlText(title)}</a></p><p>${xmlText(summary)}</p><p>${xmlText(source)}</p></blockquote>`,
    ...thumbnailOf(covers[0], { origin, limits }),
  };
}

/** A picture within the limits; without one that fits, none, as the protocol asks. */
function thumbnailOf(
  cover: Schemas['Picture'] | undefined,
  { origin, limits }: Pick<PageRequest, 'origin' | 'limits'>,
) {
  if (cover === undefined || cover.width > limits.width || cover.height > limits.height) return {};
  return {
    thumbnail_url: new URL(cover.url, origin).href,
    thumbnail_width: cover.width,
    thumbnail_height: cover.height,
  };
}
