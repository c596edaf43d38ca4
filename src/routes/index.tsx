import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { HomePage } from '#features/news/home-page.tsx';
import { HomeSkeleton } from '#features/news/home-skeleton.tsx';
import { loadHome } from '#features/news/load-pages.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

const search = v.object({ channel: v.optional(v.string()), cursor: v.optional(v.string()) });

export const Route = createFileRoute('/')({
  validateSearch: search,
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
