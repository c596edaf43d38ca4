import { createFileRoute } from '@tanstack/react-router';
import { briefingHead } from '#features/news/briefing/briefing-head.ts';
import { loadBriefing } from '#features/news/briefing/load-briefing.ts';
import { BriefingPage, BriefingSkeleton } from '#features/news/briefing/briefing-page.tsx';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/briefing/{-$id}')({
  loader: ({ context, params }) => orNotFound(loadBriefing(context, params.id)),
  head: ({ loaderData, match }) => briefingHead(loaderData, match.context.visit.origin),
  pendingComponent: BriefingSkeleton,
  component: function BriefingEdition() {
    const { id } = Route.useParams();
    return (
      <Queries>
        <BriefingPage key={id} id={id} />
      </Queries>
    );
  },
});
