import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '#features/news/story/article-page.tsx';
import { ArticleSkeleton } from '#features/news/story/article-skeleton.tsx';
import { articleHead } from '#features/news/shared/text/article-head.ts';
import { loadArticle } from '#features/news/shared/load-article.ts';
import { storySearch } from '#lib/story/story-search.ts';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';

export const Route = createFileRoute('/general/$')({
  validateSearch: storySearch,
  loaderDeps: ({ search: { text } }) => ({ text }),
  loader: ({ context, params, deps: { text } }) =>
    orNotFound(loadArticle(context, splatId(params._splat), text === 'whole')),
  head: ({ loaderData, match }) => articleHead(loaderData, match.context.visit.origin),
  pendingComponent: ArticleSkeleton,
  component: function Article() {
    const { picture } = Route.useSearch();
    const loaded = Route.useLoaderData();
    // keyed: another story is a new page without state of the previous one
    return <ArticlePage key={loaded.id} loaded={loaded} picture={picture} />;
  },
});
