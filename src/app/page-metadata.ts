import type { InfiniteData } from '@tanstack/react-query';
import type { components } from 'qlwb-gateway-sdk/schema';
import {
  getArticle,
  getSpecialTopic,
  listSections,
  listSpecialSections,
  listSpecialTimeline,
} from 'qlwb-gateway-sdk/operations/news';
import {
  getLiveAlbum,
  getLiveRoom,
  getVrOfLive,
  getVrTour,
  listLiveAlbumNews,
} from 'qlwb-gateway-sdk/operations/live';
import { getPaperArticle } from 'qlwb-gateway-sdk/operations/paper';
import {
  getClapperWork,
  getVideoCollection,
  listCollectionVideos,
  listVideoFeed,
} from 'qlwb-gateway-sdk/operations/video';
import { isOwnPage, shareLinkOf } from '#lib/story/share-link.ts';
import { report } from '#platform/lifecycle/report.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { AppRouter } from './router.tsx';
import {
  breadcrumbs,
  dataScript,
  liveSeries,
  liveVideo,
  newsArticle,
  panoramaTour,
  printedArticle,
  specialTopic,
  videoCollection,
  videoObject,
  type Crumb,
  type PageOf,
} from './structured-data.ts';

type Schemas = components['schemas'];
type Article = Schemas['Article'];
type Video = Schemas['Video'];
type Feed = Schemas['VideoPage'];

const newspaper = '齐鲁晚报';
const tagline = '读懂今天的山东';
const headlineChannel = 'headline';
/** shows the edition of the reader's city */
const cityChannel = 'local';

/** What a server-rendered document gets besides the heads of its routes. */
export interface PageMetadata {
  /** markup for the end of the head */
  readonly head: string;
  /** structured data, for the end of the body: it must not delay the first paint */
  readonly foot: string;
}

const storyRoutes: ReadonlySet<string> = new Set(['/general/$', '/audioNews/$', '/atlas/$']);
const videoRoutes: ReadonlySet<string> = new Set(['/video/$', '/videoXx/$', '/videosXx/$', '/videos/$']);

const videos: Crumb = { name: '视频', path: '/videosHome/' };
const lives: Crumb = { name: '直播', path: '/living/share' };
const panoramas: Crumb = { name: '全景', path: '/vr/share/' };
const thinkTank: Crumb = { name: '智库', path: '/thinkTank/' };
const specials: Crumb = { name: '专题', path: '/thematic/' };
const autoShow: Crumb = { name: '车展', path: '/autoShow' };
const topics: Crumb = { name: '话题广场', path: '/topicFile/topicSquare/' };
const benefits: Crumb = { name: '福利', path: '/welfare/list' };

/** Lists that the content of a page is found in, by its route; a list itself has the same route without an id. */
const parents: Readonly<Record<string, Crumb>> = {
  '/audioNews/$': { name: '听新闻', path: '/audioList/' },
  '/atlas/$': { name: '图集', path: '/atlas/' },
  '/thematic/$': specials,
  '/thematicDq/$': specials,
  '/hotNews/$': { name: '热搜', path: '/hotSearch' },
  '/paper/qlwbPaperShare/$': { name: '数字报', path: '/paper/qlwbPaper/' },
  '/videosCollection/$': videos,
  '/videosCollectionAbum/$': videos,
  '/videosClapper/$': videos,
  '/videosOut/$': videos,
  '/videosPersonal/$': videos,
  '/living/share/{-$id}': lives,
  '/liveAlbum/$': lives,
  '/vr/share/$': panoramas,
  '/vrlive/share/{-$id}': panoramas,
  '/wisdom/{-$reportid}': thinkTank,
  '/expert/$': thinkTank,
  '/autoShow/brandDetails/$': autoShow,
  '/autoShow/vehicleDetails/$': autoShow,
  '/autoShow/shopDetails/$': autoShow,
  '/topicFile/topicSquare/$': topics,
  '/topicFile/topicSquareshare/$': topics,
  '/welfare/{-$id}': benefits,
};

/**
 * Completes the head of a server-rendered page for other programs: share card, canonical URL, feeds, oEmbed and structured
 * data. The browser does not render these elements; it removes them (`data-opened`) at the first navigation.
 * @param url path and search of the page
 */
export async function pageMetadata(
  router: AppRouter,
  { url, origin, status }: { readonly url: string; readonly origin: string; readonly status: number },
): Promise<PageMetadata> {
  const { matches } = router.state;
  const { visit } = router.options.context;
  const routeId = matches.at(-1)?.routeId ?? '';
  const own = ownTags(matches);
  const address = new URL(url, origin).href;
  const isPublic = status === 200 && !isOwnPage(address);
  const canonical = own.canonical ?? shareLinkOf(address);
  const page = { origin, url: canonical };
  const { article, video, described } = loadedOf(router, routeId);
  const channel = matches.at(-1)?.routeId === '/' ? new URL(address).searchParams.get('channel') : null;
  const meta = (property: string, content: string) =>
    own.names.has(property)
      ? ''
      : `<meta property="${property}" content="${escapeText(content)}" data-opened>`;
  const link = (rel: string, href: string, more = '') =>
    `<link rel="${rel}" href="${escapeText(href)}"${more} data-opened>`;
  const head = [
    own.names.has('description') || !isPublic
      ? ''
      : `<meta name="description" content="${tagline}" data-opened>`,
    meta('og:site_name', newspaper),
    meta('og:type', 'website'),
    meta('og:title', isPublic ? own.title : newspaper),
    meta('og:description', tagline),
    meta('og:image', `${origin}/new/share-card.png`),
    `<meta name="twitter:card" content="${own.names.has('og:image') ? 'summary_large_image' : 'summary'}" data-opened>`,
    ...(isPublic
      ? [meta('og:url', canonical), own.canonical === undefined ? link('canonical', canonical) : '']
      : ['<meta name="robots" content="noindex" data-opened>']),
    ...feedLinks(channel === cityChannel ? `city-${visit.cityId}` : (channel ?? headlineChannel)),
    ...(isPublic && (article !== undefined || video !== undefined)
      ? [
          link(
            'alternate',
            `${origin}/oembed?url=${encodeURIComponent(canonical)}`,
            ' type="application/json+oembed"',
          ),
        ]
      : []),
    '<link rel="manifest" href="/new/site.webmanifest"><link rel="apple-touch-icon" href="/new/icons/icon-180.png">',
  ].join('');
  if (!isPublic) return { head, foot: '' };
  const path = new URL(canonical).pathname.replace('/new', '');
  const trail = await trailOf(router, routeId, { article, video });
  const data = [
    ...(article === undefined ? [] : [newsArticle(article, { ...page, section: trail?.name })]),
    ...(video === undefined ? [] : [videoObject(video, page)]),
    ...(described === undefined ? [] : [described(page)]),
    // a list without an id is not below itself
    ...(trail === undefined || trail.path.replace(/\/$/, '') === path.replace(/\/$/, '')
      ? []
      : [breadcrumbs(origin, [trail, { name: own.title, path }])]),
  ];
  return { head, foot: data.map(dataScript).join('') };
}

/** RSS, Atom and JSON Feed of a channel (gateway/http/documents/feeds.ts). */
function feedLinks(channel: string): string[] {
  const path = `/feeds/${encodeURIComponent(channel)}`;
  return (
    [
      ['application/rss+xml', 'rss'],
      ['application/atom+xml', 'atom'],
      ['application/feed+json', 'json'],
    ] as const
  ).map(([type, ending]) => `<link rel="alternate" type="${type}" href="${path}.${ending}" data-opened>`);
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Matches = AppRouter['state']['matches'];

/** What the heads of the matched routes state themselves. */
function ownTags(matches: Matches) {
  const metas = matches.flatMap((match) => match.meta ?? []).filter((meta) => meta !== undefined);
  const text = (meta: object, key: string): string | undefined => {
    const value: unknown = Reflect.get(meta, key);
    return typeof value === 'string' ? value : undefined;
  };
  const names = new Set(metas.flatMap((meta) => text(meta, 'name') ?? text(meta, 'property') ?? []));
  const title = metas.flatMap((meta) => text(meta, 'title') ?? []).at(-1) ?? newspaper;
  const canonical = matches
    .flatMap((match) => match.links ?? [])
    .findLast((link) => link?.rel === 'canonical')?.href;
  return { names, canonical, title: title.replace(new RegExp(` - ${newspaper}$`), '') };
}

interface Loaded {
  readonly article?: Article;
  readonly video?: Video;
  /** structured data of content of another kind */
  readonly described?: (page: PageOf) => object;
}

/** The content that a page is about. */
function loadedOf(router: AppRouter, routeId: string): Loaded {
  const cache = queryClientOf(router.options.context.loaded).getQueryCache();
  const dataOf = <Data>(operation: { readonly id: string }, ...more: readonly string[]) =>
    cache.find<Data>({ queryKey: [operation.id, ...more], exact: false })?.state.data;
  if (storyRoutes.has(routeId)) {
    const article = dataOf<Article>(getArticle);
    return article === undefined ? {} : { article };
  }
  if (videoRoutes.has(routeId)) {
    const page =
      routeId === '/videos/$'
        ? dataOf<InfiniteData<Feed>>(listVideoFeed, 'pages')?.pages[0]
        : dataOf<Feed>(listVideoFeed);
    const video = page?.list[0];
    return video === undefined ? {} : { video };
  }
  if (routeId === '/paper/qlwbPaperShare/$') {
    const article = dataOf<Schemas['PaperArticle']>(getPaperArticle);
    return article === undefined ? {} : { described: (page) => printedArticle(article, page) };
  }
  if (routeId === '/living/share/{-$id}') {
    const room = dataOf<Schemas['LiveRoomAnswer']>(getLiveRoom)?.room;
    return room === undefined ? {} : { described: (page) => liveVideo(room, page) };
  }
  if (routeId === '/videosClapper/$') {
    const work = dataOf<Schemas['ClapperWork']>(getClapperWork);
    const film = work?.film;
    return work === undefined || film === undefined
      ? {}
      : { described: (page) => videoObject({ ...work, summary: work.text, film }, page) };
  }
  const listOf = <Item>(operation: { readonly id: string }) =>
    dataOf<InfiniteData<{ readonly list: readonly Item[] }>>(operation, 'pages')?.pages[0]?.list ?? [];
  if (routeId === '/videosCollection/$') {
    const collection = dataOf<Schemas['VideoCollection']>(getVideoCollection);
    const list = listOf<Video>(listCollectionVideos);
    return collection === undefined ? {} : { described: (page) => videoCollection(collection, list, page) };
  }
  if (routeId === '/liveAlbum/$') {
    const album = dataOf<Schemas['LiveAlbum']>(getLiveAlbum);
    const list = listOf<Schemas['LiveCard']>(listLiveAlbumNews);
    return album === undefined ? {} : { described: (page) => liveSeries(album, list, page) };
  }
  if (routeId === '/thematic/$' || routeId === '/thematicDq/$') {
    const topic = dataOf<Schemas['SpecialTopic']>(getSpecialTopic);
    const sections = dataOf<Schemas['SpecialSections']>(listSpecialSections)?.list;
    const stories = sections?.flatMap(({ list }) => list) ?? listOf<Schemas['NewsItem']>(listSpecialTimeline);
    return topic === undefined ? {} : { described: (page) => specialTopic(topic, stories, page) };
  }
  // at the address of its live, too, which names this page as canonical
  if (routeId === '/vr/share/$' || routeId === '/vrlive/share/{-$id}') {
    const tour = dataOf<Schemas['VrTour']>(routeId === '/vr/share/$' ? getVrTour : getVrOfLive);
    return tour === undefined ? {} : { described: (page) => panoramaTour(tour, page) };
  }
  return {};
}

/** The list above a story or video; a story's is its channel. */
async function trailOf(
  router: AppRouter,
  routeId: string,
  { article, video }: { readonly article?: Article | undefined; readonly video?: Video | undefined },
): Promise<Crumb | undefined> {
  if (video !== undefined) return videos;
  const known = parents[routeId];
  if (known !== undefined || article === undefined) return known;
  try {
    const { list } = await router.options.context.gateway.data(listSections, { query: {} });
    const section = list.find(({ id }) => id === article.sectionId);
    return section && { name: section.name, path: `/?channel=${encodeURIComponent(section.id)}` };
  } catch (cause) {
    // optional data: the story renders without its channel
    report('channel of a story', cause);
    return undefined;
  }
}
