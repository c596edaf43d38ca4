import { createFileRoute } from '@tanstack/react-router';
import { HotEventSkeleton } from '#features/news/hot-search/hot-event-skeleton.tsx';
import { HotEventPage } from '#features/news/hot-search/hot-event-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { loadHotEvent } from '#features/news/shared/load-pages.ts';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/hotNews/$')({
  loader: ({ context, params }) => orNotFound(loadHotEvent(context, splatId(params._splat))),
  head: ({ loaderData }) => pageHead(loaderData?.title ?? '热点'),
  pendingComponent: HotEventSkeleton,
  component: function HotNews() {
    return (
      <Queries>
        <HotEventPage event={Route.useLoaderData()} />
      </Queries>
    );
  },
});
