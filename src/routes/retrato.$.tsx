import { createFileRoute } from '@tanstack/react-router';
import { loadPortrait } from '#features/account/portrait/load-portrait.ts';
import { PortraitPage } from '#features/account/portrait/portrait-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { optionalSplatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/retrato/$')({
  loader: ({ context, params }) => loadPortrait(context, optionalSplatId(params._splat)),
  head: ({ loaderData = '阅读画像' }) => pageHead(loaderData),
  component: function Retrato() {
    const year = optionalSplatId(Route.useParams()._splat);
    return (
      <Queries>
        <PortraitPage key={year} year={year} />
      </Queries>
    );
  },
});
