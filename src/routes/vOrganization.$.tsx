import { createFileRoute } from '@tanstack/react-router';
import { loadPublishers } from '#features/news/publisher/load-publishers.ts';
import { PublisherPages } from '#features/news/publisher/publisher-pages.tsx';
import { PublisherSkeleton } from '#features/news/publisher/publisher-skeleton.tsx';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/vOrganization/$')({
  validateSearch: (search: { list?: unknown }) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    orNotFound(loadPublishers(context, 'organisation', optionalSplatId(params._splat), deps.list)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: function VOrganizationPending() {
    return <PublisherSkeleton name="V机构" isOne={Boolean(Route.useParams()._splat)} />;
  },
  component: function VOrganization() {
    const id = optionalSplatId(Route.useParams()._splat);
    return (
      <Queries>
        <PublisherPages kind="organisation" id={id} list={Route.useSearch().list} />
      </Queries>
    );
  },
});
