import { createFileRoute } from '@tanstack/react-router';
import { loadPublishers } from '#features/news/publisher/load-publishers.ts';
import { PublisherPages } from '#features/news/publisher/publisher-pages.tsx';
import { PublisherSkeleton } from '#features/news/publisher/publisher-skeleton.tsx';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/ydIndex/$')({
  validateSearch: (search: { list?: unknown }) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    orNotFound(loadPublishers(context, 'personal', optionalSplatId(params._splat), deps.list)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: function YdIndexPending() {
    return <PublisherSkeleton name="壹点号" isOne={Boolean(Route.useParams()._splat)} />;
  },
  component: function YdIndex() {
    const id = optionalSplatId(Route.useParams()._splat);
    return (
      <Queries>
        <PublisherPages kind="personal" id={id} list={Route.useSearch().list} />
      </Queries>
    );
  },
});
