import { createFileRoute } from '@tanstack/react-router';
import { loadMenu } from '#features/think-tank/menu/load-menu.ts';
import { MenuPage } from '#features/think-tank/menu/menu-page.tsx';
import { ThinkTankSkeleton } from '#features/think-tank/shared/think-tank-skeleton.tsx';
import { searchWords } from '#lib/search/search-words.ts';
import { emptySplat, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/ThinkFile/allmenu/$')({
  params: { parse: emptySplat },
  validateSearch: ({ q }: { readonly q?: unknown }): { q?: string | undefined } => ({
    q: searchWords(q) || undefined,
  }),
  loader: ({ context }) => orNotFound(loadMenu(context, 'allmenu')),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: ThinkTankSkeleton,
  component: function AllMenu() {
    return (
      <Queries>
        <MenuPage words={Route.useSearch().q ?? ''} />
      </Queries>
    );
  },
});
