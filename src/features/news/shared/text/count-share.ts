import type { Gateway } from 'qlwb-gateway-sdk';
import { countShareView, likeNews } from 'qlwb-gateway-sdk/operations/news';
import type { UnsentAct } from '#machines/outbox/unsent.ts';
import { randomUuid } from '#platform/storage/device.ts';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { Likes } from '#widgets/outbox/unsent-like.ts';
import type { Article } from '../news-types.ts';
import { articleQuery, wholeArticleQuery } from '../queries.ts';
import type { StoryChange } from './use-story.ts';
import { withLikes } from '../with-likes.ts';

/** Where acts happen: the gateway, what has been loaded from it, and the page that shows the story. */
export interface Room {
  readonly gateway: Gateway;
  readonly loaded: LoadedData;
  readonly showChange: (next: StoryChange) => void;
}

/**
 * Likes a story or takes the like back; shown at once, undone where it fails.
 * @param isLast whether its reader has not changed their mind meanwhile: the answer to what they no longer want is not shown
 * @throws GatewayError
 */
export async function likeStory(
  room: Room,
  story: Article,
  clientId: string,
  isLast: () => boolean,
): Promise<void> {
  const { id, liked, counts } = story;
  const like = !liked;
  const show = (likes: Likes) => change(room, story, (now) => withLikes(now, likes));
  show({ liked: like, likes: Math.max(0, counts.likes + (like ? 1 : -1)) });
  try {
    const now = await room.gateway.data(likeNews, { body: { newsId: id, like, clientId } });
    if (isLast()) show(now);
  } catch (cause) {
    show({ liked, likes: counts.likes });
    throw cause;
  }
}

/** Sends a like that waited, wherever its reader is by now. @throws GatewayError */
export async function sendStoryLike(
  { gateway, loaded }: Pick<Room, 'gateway' | 'loaded'>,
  { newsId, like }: StoryLike,
  clientId: string,
): Promise<void> {
  const likes = await gateway.data(likeNews, { body: { newsId, like, clientId } });
  const queryClient = queryClientOf(loaded);
  for (const { queryKey } of [articleQuery(gateway, newsId), wholeArticleQuery(gateway, newsId)])
    queryClient.setQueryData(queryKey, (kept) => kept && withLikes(kept, likes));
}

type StoryLike = Extract<UnsentAct, { kind: 'story-like' }>;

/** Counts that a story was shared. @throws GatewayError */
export async function countShare(gateway: Gateway, newsId: string): Promise<void> {
  await gateway.data(countShareView, { body: { newsId, clientId: randomUuid() } });
}

function change({ gateway, loaded, showChange }: Room, story: Article, next: StoryChange): void {
  showChange(next);
  // for the next time the story is opened
  const queryClient = queryClientOf(loaded);
  queryClient.setQueryData(articleQuery(gateway, story.id).queryKey, (kept = story) => next(kept));
  queryClient.setQueryData(wholeArticleQuery(gateway, story.id).queryKey, (kept) => kept && next(kept));
}
