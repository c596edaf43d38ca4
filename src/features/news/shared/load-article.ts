import { storySubject } from '#widgets/comments/comment-subject.ts';
import { commentsPages } from '#widgets/comments/comment-queries.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import type { Article } from './news-types.ts';
import { articleQuery, wholeArticleQuery } from './queries.ts';

/**
 * Loads a story and, on the server, its first comments. In the browser comments load when they become visible, so that
 * prefetching a card costs one call.
 * @param isWhole load all of a long story, for browsers without scripts, instead of its beginning
 * @throws GatewayError, 404 for an unknown story
 */
export async function loadArticle(
  { gateway, loaded }: RouterContext,
  newsId: string,
  isWhole = false,
): Promise<Article> {
  const query = isWhole ? wholeArticleQuery : articleQuery;
  const queryClient = queryClientOf(loaded);
  const [article] = await Promise.all([
    // cached data is shown at once and refetched if it is stale
    queryClient.ensureQueryData({ ...query(gateway, newsId), revalidateIfStale: true }),
    // optional data: the story renders without comments, and their block shows the error
    import.meta.env.SSR &&
      queryClient.prefetchInfiniteQuery(commentsPages(gateway, storySubject(newsId), 'hot')),
  ]);
  return article;
}
