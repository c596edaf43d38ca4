import { notFound, redirect } from '@tanstack/react-router';
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
const longestDescription = 80;

/**
 * Head and share card of a page of lives.
 * @param shown the live that the card tells of; none for lists
 * @param origin scheme and host: share cards are read on other sites
 */
function liveHead(name: string, shown?: Pick<LiveRoom, 'title' | 'summary' | 'cover'>, origin = '') {
  const title = { title: `${name} - ${newspaper}` };
  if (shown === undefined) return { meta: [title] };
  const description = shown.summary.replaceAll('\n', ' ').slice(0, longestDescription);
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

// Heads are made here rather than by the routes: every byte of those is one of every page's.

/** Loads a room with the first of what was told and said in it, or all lives where no id is given. @throws GatewayError, the redirects */
export async function loadLiving(context: RouterContext, roomId: string | undefined): Promise<Head> {
  if (roomId === undefined) return loadLives(context);
  const { gateway, loaded, visit } = context;
  const queryClient = queryClientOf(loaded);
  // what a page shows is kept by what it is told: loaded anew, its lists would move under the reader
  const shown = roomOnPage(context, roomId);
  if (shown !== undefined) return liveHead(shown.title, shown, visit.origin);
  const room = await loadRoom(context, roomId);
  const staleTime = inTimeFor(context, roomId);
  // the live stands without its lists: each says itself what failed
  await Promise.all([
    queryClient.prefetchInfiniteQuery({ ...scenePages(gateway, roomId, 'newest'), staleTime }),
    queryClient.prefetchInfiniteQuery({ ...messagePages(gateway, roomId), staleTime }),
  ]);
  return liveHead(room.title, room, visit.origin);
}

/** A room that a page follows now; undefined where none does. */
function roomOnPage({ gateway, loaded }: RouterContext, roomId: string): LiveRoom | undefined {
  const { queryKey } = roomQuery(gateway, roomId);
  const client = queryClientOf(loaded);
  const isFollowed = client.getQueryCache().find({ queryKey })?.isActive() === true;
  return isFollowed ? client.getQueryData(queryKey)?.room : undefined;
}

/**
 * How long the lists of a room count as fresh: those that were loaded before the room itself may lack what it counts as
 * told already, and are loaded anew.
 */
function inTimeFor({ gateway, loaded }: RouterContext, roomId: string) {
  const { queryKey } = roomQuery(gateway, roomId);
  const at = queryClientOf(loaded).getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  return ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
    state.dataUpdatedAt >= at ? Number.POSITIVE_INFINITY : 0;
}

/** Loads the lives that are on now, what is to come, and what can be seen again. @throws GatewayError */
async function loadLives({ gateway, loaded }: RouterContext): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  await Promise.all([
    queryClient.ensureInfiniteQueryData({ ...sectionPages(gateway, 'now'), revalidateIfStale: true }),
    queryClient.ensureInfiniteQueryData({ ...sectionPages(gateway, 'next'), revalidateIfStale: true }),
    queryClient.ensureInfiniteQueryData(livePages(gateway, 'over')),
  ]);
  return liveHead('直播');
}

/** Loads the lives that who finds an empty room is led to. It stands without them. */
export async function loadKong({ gateway, loaded }: RouterContext): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  await Promise.all(
    (['now', 'next'] as const).map((when) =>
      queryClient.prefetchQuery({ ...fewLivesQuery(gateway, when), ...failFastOffline }),
    ),
  );
  return liveHead('直播已下线');
}

/** Loads a series with the first of its lives. @throws GatewayError, 404 where there is none */
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

/** What a page about one live shows beside it. */
export type LivePart =
  | 'album'
  | 'albumview'
  | 'inviteRule'
  | 'relativeReporter'
  | 'scene'
  | 'scenelist'
  | 'yue';

/** Loads a part of a live on a page of its own. @throws GatewayError; NotFoundError where the address names no live; the redirects */
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
 * Loads a live; one that was removed leads to the page for those, and a story that is called a live but has none to the
 * story.
 * @throws GatewayError; the redirects
 */
async function loadRoom({ gateway, loaded }: RouterContext, roomId: string): Promise<LiveRoom> {
  const answer = await queryClientOf(loaded)
    .fetchQuery(roomQuery(gateway, roomId))
    .catch((cause: unknown) => {
      if (isNotFound(cause)) throw redirect({ to: '/general/$', params: { _splat: roomId }, replace: true });
      throw cause;
    });
  if (answer.room === undefined) throw redirect({ to: '/living/kong', replace: true });
  return answer.room;
}
