import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#features/news/home/home-page.tsx';
import { HomeSkeleton } from '#features/news/home/home-skeleton.tsx';
import { loadHome, type HomeSearch } from '#features/news/shared/load-pages.ts';
import { searchText } from '#lib/search/search-text.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/')({
  validateSearch: ({ channel, cursor }: Record<string, unknown>): HomeSearch => ({
    channel: searchText(channel),
    cursor: searchText(cursor),
  }),
  loaderDeps: ({ search: { channel, cursor } }) => ({ channel, cursor }),
  loader: ({ context, deps }) => orNotFound(loadHome(context, deps)),
  staticData: { keepAlive: true },
  pendingComponent: HomeSkeleton,
  component: function Home() {
    return (
      <Queries>
        <HomePage {...Route.useSearch()} />
      </Queries>
    );
  },
});
