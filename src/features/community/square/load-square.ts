import { pageHead } from '#lib/story/page-head.ts';
import { commentsPages } from '#widgets/comments/comment-queries.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { postPages, postQuery, topicPages, topicQuery } from '../shared/community-queries.ts';
import { squareView } from './square-view.ts';

/** Loads the square, a topic or a post. @throws GatewayError, 404 for an unknown topic or post */
export async function loadSquare({ gateway, loaded, visit }: RouterContext, splat: string | undefined) {
  const queryClient = queryClientOf(loaded);
  const view = squareView(splat);
  if (view.page === 'square') {
    await queryClient.ensureInfiniteQueryData(topicPages(gateway, 'hot', false));
    return pageHead('话题广场', { text: '大家正在聊的事，都在这里。' });
  }
  if (view.page === 'post') {
    const [post] = await Promise.all([
      queryClient.ensureQueryData({ ...postQuery(gateway, view.id), revalidateIfStale: true }),
      // optional data: the post renders without comments, and their block shows the error
      import.meta.env.SSR &&
        queryClient.prefetchInfiniteQuery(commentsPages(gateway, { type: 'post', id: view.id }, 'hot')),
    ]);
    const [line = ''] = post.text.split('\n');
    const title = line === '' ? '帖子' : line.slice(0, 30);
    return pageHead(title, { text: post.text, picture: post.pictures[0]?.url }, visit.origin);
  }
  const [topic] = await Promise.all([
    queryClient.ensureQueryData({ ...topicQuery(gateway, view.id), revalidateIfStale: true }),
    queryClient.ensureInfiniteQueryData(postPages(gateway, view.id, 'hot')),
  ]);
  return pageHead(topic.title, { text: topic.summary, picture: topic.cover.url }, visit.origin);
}
