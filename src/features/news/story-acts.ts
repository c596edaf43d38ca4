import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { countShareView, likeNews, saveNews } from 'qlwb-gateway-sdk/operations/news';
import { randomUuid } from '#platform/device.ts';
import type { Article } from './news-types.ts';
import { articleQuery } from './queries.ts';

/** Where acts happen: the gateway, and what the page has loaded from it. */
export interface Room {
  readonly gateway: Gateway;
  readonly queryClient: QueryClient;
}

/** Likes a story or takes the like back; shown at once, undone where it fails. @throws GatewayError */
export async function likeStory(room: Room, { id, liked, counts }: Article): Promise<void> {
  const like = !liked;
  const show = (fields: { liked: boolean; likes: number }) =>
    change(room, id, (story) => ({
      ...story,
      liked: fields.liked,
      counts: { ...story.counts, likes: fields.likes },
    }));
  show({ liked: like, likes: Math.max(0, counts.likes + (like ? 1 : -1)) });
  try {
    show(await room.gateway.data(likeNews, { body: { newsId: id, like, clientId: randomUuid() } }));
  } catch (cause) {
    show({ liked, likes: counts.likes });
    throw cause;
  }
}

/** Saves a story or takes it out again; shown at once, undone where it fails. @throws GatewayError */
export async function saveStory(room: Room, { id, saved }: Article): Promise<void> {
  const save = !saved;
  const show = (now: boolean) => change(room, id, (story) => ({ ...story, saved: now }));
  show(save);
  try {
    const answer = await room.gateway.data(saveNews, { body: { newsId: id, save, clientId: randomUuid() } });
    show(answer.saved);
  } catch (cause) {
    show(saved);
    throw cause;
  }
}

/** Counts that a story was shared. @throws GatewayError */
export async function countShare({ gateway }: Room, newsId: string): Promise<void> {
  await gateway.data(countShareView, { body: { newsId, clientId: randomUuid() } });
}

function change({ gateway, queryClient }: Room, newsId: string, next: (story: Article) => Article): void {
  queryClient.setQueryData(articleQuery(gateway, newsId).queryKey, (story) => story && next(story));
}
