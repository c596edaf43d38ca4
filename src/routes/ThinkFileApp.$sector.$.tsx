import { createFileRoute } from '@tanstack/react-router';
import { loadThinkFile } from '#features/think-tank/load-think-file.ts';
import { parseSectorParam } from '#features/think-tank/shared/sector-param.ts';
import { ThinkFilePages } from '#features/think-tank/think-file-pages.tsx';
import { ThinkFileSkeleton } from '#features/think-tank/think-file-skeleton.tsx';
import { pictureSearch } from '#lib/story/story-search.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/ThinkFileApp/$sector/$')({
  params: { parse: ({ sector, _splat }) => ({ sector: parseSectorParam(sector), _splat }) },
  validateSearch: pictureSearch,
  loader: ({ context, params }) => loadThinkFile(context, 'ThinkFileApp', params),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: ThinkFileSkeleton,
  component: function ThinkFileApp() {
    return (
      <Queries>
        <ThinkFilePages {...Route.useParams()} {...Route.useSearch()} root="ThinkFileApp" />
      </Queries>
    );
  },
});
