import { notFound, redirect } from '@tanstack/react-router';
import { getArticle } from 'qlwb-gateway-sdk/operations/news';
import { isNotFound } from '#widgets/gateway/is-not-found.ts';
import { failFastOffline } from '#widgets/gateway/operation-query.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import {
  albumPages,
  albumQuery,
  fewLivesQuery,
  inviteRulesQuery,
  livePages,
  messagePages,
  picturePages,
  reportersQuery,
  roomQuery,
  scenePages,
  sceneQuery,
  sectionPages,
} from './live-queries.ts';
import type { LiveRoom } from './live-types.ts';

const newspaper = '齐鲁晚报';
const maxDescriptionLength = 80;

/**
 * Head and share card of a live page.
 * @param shown the live of the card; omitted for lists
 * @param origin scheme and host, for absolute URLs
 */
function liveHead(name: string, shown?: Pick<LiveRoom, 'title' | 'summary' | 'cover'>, origin = '') {
  const title = { title: `${name} - ${newspaper}` };
  if (shown === undefined) return { meta: [title] };
  const description = shown.summary.replaceAll('\n', ' ').slice(0, maxDescriptionLength);
  const { url } = shown.cover;
  return {
    meta: [
      title,
      { name: 'description', content: description },
      { property: 'og:type', content: 'video.other' },
      { property: 'og:site_name', content: newspaper },
      { property: 'og:title', content: shown.title },
      { property: 'og:description', content: description },
      ...(url === '' ? [] : [{ property: 'og:image', content: url.startsWith('/') ? origin + url : url }]),
    ],
  };
}

type Head = ReturnType<typeof liveHead>;

// Heads are built here: code in route files is loaded with every page.

/** Loads a live room with its first scenes and messages, or all lives without an id. @throws GatewayError, the redirects */
export async function loadLiving(context: RouterContext, roomId: string | undefined): Promise<Head> {
  if (roomId === undefined) return loadLives(context);
  const { gateway, loaded, visit } = context;
  const queryClient = queryClientOf(loaded);
  // an open page is updated by events: reloading its lists would move them under the reader
  const shown = roomOnPage(context, roomId);
  if (shown !== undefined) return liveHead(shown.title, shown, visit.origin);
  const room = await loadRoom(context, roomId);
  const staleTime = inTimeFor(context, roomId);
  // optional data: the room renders without its lists, which show their own errors
  await Promise.all([
    queryClient.prefetchInfiniteQuery({ ...scenePages(gateway, roomId, 'newest'), staleTime }),
    queryClient.prefetchInfiniteQuery({ ...messagePages(gateway, roomId), staleTime }),
  ]);
  return liveHead(room.title, room, visit.origin);
}

/** The room if a mounted page receives its events; undefined otherwise. */
function roomOnPage({ gateway, loaded }: RouterContext, roomId: string): LiveRoom | undefined {
  const { queryKey } = roomQuery(gateway, roomId);
  const client = queryClientOf(loaded);
  const isFollowed = client.getQueryCache().find({ queryKey })?.isActive() === true;
  return isFollowed ? client.getQueryData(queryKey)?.room : undefined;
}

/**
 * staleTime of a room's lists: lists loaded before the room may lack events that the room's state includes, and are
 * refetched.
 */
function inTimeFor({ gateway, loaded }: RouterContext, roomId: string) {
  const { queryKey } = roomQuery(gateway, roomId);
  const at = queryClientOf(loaded).getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  return ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
    state.dataUpdatedAt >= at ? Number.POSITIVE_INFINITY : 0;
}

/** Loads running, upcoming and past lives. @throws GatewayError */
async function loadLives({ gateway, loaded }: RouterContext): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  await Promise.all([
    queryClient.ensureInfiniteQueryData({ ...sectionPages(gateway, 'now'), revalidateIfStale: true }),
    queryClient.ensureInfiniteQueryData({ ...sectionPages(gateway, 'next'), revalidateIfStale: true }),
    queryClient.ensureInfiniteQueryData(livePages(gateway, 'over')),
  ]);
  return liveHead('直播');
}

/** Loads the lives to suggest after a removed room; optional data. */
export async function loadKong({ gateway, loaded }: RouterContext): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  await Promise.all(
    (['now', 'next'] as const).map((when) =>
      queryClient.prefetchQuery({ ...fewLivesQuery(gateway, when), ...failFastOffline }),
    ),
  );
  return liveHead('直播已下线');
}

/** Loads a series with its first lives. @throws GatewayError, 404 for an unknown series */
export async function loadLiveAlbum(
  { gateway, loaded, visit }: RouterContext,
  albumId: string,
): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  const [album] = await Promise.all([
    queryClient.ensureQueryData({ ...albumQuery(gateway, albumId), revalidateIfStale: true }),
    queryClient.ensureInfiniteQueryData(albumPages(gateway, albumId)),
  ]);
  return liveHead(album.title, album, visit.origin);
}

/** Parts of a live room that are pages of their own. */
export type LivePart =
  | 'album'
  | 'albumview'
  | 'inviteRule'
  | 'relativeReporter'
  | 'scene'
  | 'scenelist'
  | 'yue';

/** Loads a part of a live room. @throws GatewayError; NotFoundError if the URL names no room; the redirects */
export async function loadLivePart(
  context: RouterContext,
  part: LivePart,
  { id: named, scene }: { readonly id: string | number | undefined; readonly scene: string | undefined },
): Promise<Head> {
  if (named === undefined) throw notFound();
  const id = String(named);
  const { gateway, loaded, visit } = context;
  const queryClient = queryClientOf(loaded);
  const room = roomOnPage(context, id) ?? (await loadRoom(context, id));
  if (part === 'album' || part === 'albumview')
    await queryClient.ensureInfiniteQueryData(picturePages(gateway, id));
  if (part === 'relativeReporter')
    await queryClient.ensureQueryData({ ...reportersQuery(gateway, id), revalidateIfStale: true });
  if (part === 'inviteRule')
    await queryClient.ensureQueryData({ ...inviteRulesQuery(gateway, id), revalidateIfStale: true });
  if (part === 'scenelist' || (part === 'scene' && scene === undefined))
    await queryClient.fetchInfiniteQuery({
      ...scenePages(gateway, id, 'newest'),
      staleTime: inTimeFor(context, id),
    });
  if (part === 'scene' && scene !== undefined) await queryClient.ensureQueryData(sceneQuery(gateway, scene));
  return liveHead(`${room.title} · ${partNames[part]}`, room, visit.origin);
}

const partNames: Readonly<Record<LivePart, string>> = {
  album: '图片',
  albumview: '图片',
  inviteRule: '邀请',
  relativeReporter: '记者',
  scene: '现场',
  scenelist: '现场',
  yue: '预约',
};

/**
 * Loads a live room. A removed one redirects to the page for removed rooms; a story of kind live without a room to the story.
 * @throws GatewayError, 404 for an unknown id; the redirects
 */
async function loadRoom({ gateway, loaded }: RouterContext, roomId: string): Promise<LiveRoom> {
  const response = await queryClientOf(loaded)
    .fetchQuery(roomQuery(gateway, roomId))
    .catch(async (cause: unknown) => {
      if (!isNotFound(cause)) throw cause;
      await gateway.data(getArticle, { body: { newsId: roomId, beginning: true } });
      throw redirect({ to: '/general/$', params: { _splat: roomId }, replace: true });
    });
  if (response.room === undefined) throw redirect({ to: '/living/kong', replace: true });
  return response.room;
}
