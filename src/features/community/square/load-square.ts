import { shareHead } from '#lib/story/share-head.ts';
import { commentsPages } from '#widgets/comments/comment-queries.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { postPages, postQuery, topicPages, topicQuery } from '../shared/community-queries.ts';
import { postTitle, squareView } from './square-view.ts';

/** Loads the square, a topic or a post. @throws GatewayError, 404 for an unknown topic or post */
export async function loadSquare({ gateway, loaded, visit }: RouterContext, splat: string | undefined) {
  const queryClient = queryClientOf(loaded);
  const view = squareView(splat);
  if (view.page === 'square') {
    await queryClient.ensureInfiniteQueryData(topicPages(gateway, 'hot', false));
    return shareHead(
      { title: '话题广场', description: '大家正在聊的事，都在这里。', path: '/topicFile/topicSquare/' },
      visit.origin,
    );
  }
  if (view.page === 'post') {
    const [post] = await Promise.all([
      queryClient.ensureQueryData({ ...postQuery(gateway, view.id), revalidateIfStale: true }),
      // optional data: the post renders without comments, and their block shows the error
      import.meta.env.SSR &&
        queryClient.prefetchInfiniteQuery(commentsPages(gateway, { type: 'post', id: view.id }, 'hot')),
    ]);
    return shareHead(
      {
        title: postTitle(post),
        description: post.text,
        picture: post.pictures[0]?.url,
        path: `/topicFile/topicSquare/post/${post.id}`,
      },
      visit.origin,
    );
  }
  const [topic] = await Promise.all([
    queryClient.ensureQueryData({ ...topicQuery(gateway, view.id), revalidateIfStale: true }),
    queryClient.ensureInfiniteQueryData(postPages(gateway, view.id, 'hot')),
  ]);
  return shareHead(
    {
      title: topic.title,
      description: topic.summary,
      picture: topic.cover.url,
      path: `/topicFile/topicSquare/${topic.id}`,
    },
    visit.origin,
  );
}
