import { redirect } from '@tanstack/react-router';
import { hasPicture } from '#lib/story/rich-text.ts';
import { failFastOffline } from '#widgets/gateway/operation-query.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { kindPages, nextAtlasesQuery } from '../shared/lists/kind-queries.ts';
import { articleHead } from '../shared/text/article-head.ts';
import type { Article } from '../shared/news-types.ts';
import { pageHead } from '../shared/page-head.ts';
import { wholeArticleQuery } from '../shared/queries.ts';

interface LoadedAtlas {
  /** undefined if the URL names none */
  readonly atlas?: Article;
  /** document head; built here, since code in route files is loaded with every page */
  readonly head: ReturnType<typeof pageHead> | ReturnType<typeof articleHead>;
}

/**
 * Loads an atlas, or the first page of the list if no id is given. A story without pictures redirects to `/general`.
 * @throws GatewayError, 404 for an unknown story; the redirect
 */
export async function loadAtlas(context: RouterContext, newsId: string | undefined): Promise<LoadedAtlas> {
  if (newsId === undefined) {
    await queryClientOf(context.loaded).ensureInfiniteQueryData(kindPages(context.gateway, 'atlas'));
    return { head: pageHead('图集') };
  }
  const { gateway, loaded, visit } = context;
  const queryClient = queryClientOf(loaded);
  const atlas = await queryClient.ensureQueryData({
    ...wholeArticleQuery(gateway, newsId),
    revalidateIfStale: true,
  });
  if (!hasPicture(atlas.body))
    throw redirect({ to: '/general/$', params: { _splat: newsId }, replace: true });
  // optional data: the pictures render without it; other kinds of stories have none
  if (atlas.kind === 'atlas')
    await queryClient.prefetchQuery({ ...nextAtlasesQuery(gateway, newsId), ...failFastOffline });
  return { atlas, head: articleHead(atlas, visit.origin, 'atlas') };
}
