import type { ImportedStory } from '../domains/news/story/import-store.ts';
import type { Picture } from '../domains/shared/story-cards.ts';
import { parseFeedDate } from './feed-dates.ts';
import type { CleanItem, FeedMedia, SkippedItem } from './feed-item.ts';
import { missingPicture, type PictureLoader } from './story-pictures.ts';

/** maximum characters; longer labels are left out */
const labelLength = 20;
const maxLabels = 5;

/** Keywords in a feed's labels that select a channel; the first match wins. */
const channelWords: readonly (readonly [sectionId: string, words: RegExp])[] = [
  ['sports', /体育|足球|篮球|马拉松|sport|football|soccer|fußball|bundesliga/i],
  ['health', /健康|医疗|health|medicine/i],
  ['education', /教育|学校|高考|education|school|universit/i],
  ['culture', /文化|艺术|音乐|电影|culture|arts|music|film|books/i],
  ['economy', /经济|财经|商业|科技|business|econom|money|technology|developer|software/i],
  ['rural', /乡村|农业|三农|farm|rural|agricultur/i],
  ['city', /城事|民生|济南|青岛|cities|local/i],
];
const defaultSection = 'shandong';

export interface StoryContext {
  /** identity of the feed: its URL or file name */
  readonly sourceKey: string;
  readonly feedTitle: string;
  /** channel for all stories; derived from their labels when undefined */
  readonly sectionId: string | undefined;
  readonly now: Date;
  readonly pictures: PictureLoader;
  /** time of the first import of an item without a date */
  readonly knownDate: (itemKey: string) => Promise<Date | undefined>;
}

export interface MadeStory {
  readonly story: ImportedStory;
  readonly missingPictures: number;
}

/** Converts an item of a feed to a story and fetches its pictures; skips one whose date cannot be read. */
export async function toStory(item: CleanItem, context: StoryContext): Promise<MadeStory | SkippedItem> {
  const { title, body } = item;
  const publishedAt = await dateOf(item, context);
  if (publishedAt === undefined) return { item: title, reason: `its date “${item.date}” cannot be read` };
  const media = item.media.find(({ type }) => /^(audio|video)\//.test(type));
  const leads =
    body.pictures.length > 0 ? body.pictures.map((url) => ({ url, alt: '' })) : bestPictures(item);
  const covers = await Promise.all(
    leads.slice(0, 3).map(({ url, alt }) => loaded(url, alt || title, context)),
  );
  const inBody = await Promise.all(body.pictures.map((url) => context.pictures.load(url, '')));
  const posters = new Map(
    await Promise.all(body.posters.map(async (url) => [url, await context.pictures.load(url, '')] as const)),
  );
  const story: ImportedStory = {
    sourceKey: context.sourceKey,
    itemKey: item.key,
    kind: media === undefined ? 'article' : media.type.startsWith('audio/') ? 'audio' : 'video',
    title,
    summary: item.summary,
    source: context.feedTitle,
    publishedAt,
    sectionId: context.sectionId ?? channelOf(item.categories),
    labels: item.categories.filter((label) => label.length <= labelLength).slice(0, maxLabels),
    covers: covers.length === 2 ? covers.slice(0, 1) : covers,
    body: bodyOf(withPosters(body.html, posters), covers, inBody, body.pictures, media),
    reporter: item.author,
    ...(item.link !== '' && { originUrl: item.link }),
    ...(media && { media: { url: media.url, duration: media.duration } }),
  };
  return {
    story,
    missingPictures: countMissing(
      [...leads.slice(0, 3), ...body.pictures.map((url) => ({ url }))],
      [...covers, ...inBody],
    ),
  };
}

/** Counts distinct URLs: a picture on the card and in the body is missing once. */
function countMissing(
  requested: readonly { url: string }[],
  received: readonly (Picture | undefined)[],
): number {
  return new Set(requested.filter((_, index) => !received[index]?.url).map(({ url }) => url)).size;
}

async function dateOf(item: CleanItem, { now, knownDate }: StoryContext): Promise<Date | undefined> {
  if (item.date === '') return (await knownDate(item.key)) ?? now;
  const time = parseFeedDate(item.date);
  return time === undefined ? undefined : new Date(Math.min(time, now.getTime()));
}

async function loaded(url: string, alt: string, { pictures }: StoryContext): Promise<Picture> {
  return (await pictures.load(url, alt)) ?? missingPicture(alt);
}

/**
 * Chooses the largest of the sizes of one picture, which feeds list under the same path with different parameters;
 * the largest comes last.
 */
function bestPictures(item: CleanItem): CleanItem['pictures'] {
  return [...new Map(item.pictures.map((picture) => [picture.url.split('?')[0], picture])).values()];
}

/** The body with stored pictures instead of foreign ones, audio or video first, and a lead picture if it has none. */
function bodyOf(
  html: string,
  covers: readonly Picture[],
  inBody: readonly (Picture | undefined)[],
  addresses: readonly string[],
  media: FeedMedia | undefined,
): string {
  const known = new Map(addresses.map((url, index) => [escapeAttribute(url), inBody[index]]));
  const text = html.replace(/<img src="([^"]*)"(?: alt(?:="([^"]*)")?)?>/g, (_tag, src: string, alt = '') =>
    pictureTag(known.get(src), alt),
  );
  const kind = media?.type.startsWith('audio/') ? 'audio' : 'video';
  // many feeds also list the video of the text as an enclosure
  const isInText = media !== undefined && text.includes(`data-${kind}="${escapeAttribute(media.url)}"`);
  const size = media?.bytes === undefined ? '' : ` data-bytes="${media.bytes}"`;
  const player =
    media && !isInText
      ? `<figure data-${kind}="${escapeAttribute(media.url)}" data-duration="${media.duration}"${size}></figure>`
      : '';
  const [lead] = covers;
  const head =
    addresses.length === 0 && lead ? `<figure>${pictureTag(lead, escapeAttribute(lead.alt))}</figure>` : '';
  return player + head + text;
}

/** Replaces poster URLs with stored pictures; drops posters that are not available. */
function withPosters(html: string, posters: ReadonlyMap<string, Picture | undefined>): string {
  const known = new Map([...posters].map(([url, picture]) => [escapeAttribute(url), picture]));
  return html.replace(/ data-poster="([^"]*)"/g, (_attribute, url: string) => {
    const picture = known.get(url);
    return picture?.url ? ` data-poster="${escapeAttribute(picture.url)}"` : '';
  });
}

/** @param alt already escaped */
function pictureTag(picture: Picture | undefined, alt: string): string {
  if (!picture?.url) return `<img alt="${alt}">`;
  const { url, width, height, color } = picture;
  return `<img src="${escapeAttribute(url)}" alt="${alt}" width="${width}" height="${height}" data-color="${color}">`;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function channelOf(labels: readonly string[]): string {
  const all = labels.join(' ');
  return channelWords.find(([, words]) => words.test(all))?.[0] ?? defaultSection;
}
