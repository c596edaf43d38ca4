import { createFileRoute } from '@tanstack/react-router';
import { loadThinkFile } from '#features/think-tank/load-think-file.ts';
import { parseSectorParam } from '#features/think-tank/shared/sector-param.ts';
import { ThinkFilePages } from '#features/think-tank/think-file-pages.tsx';
import { ThinkFileSkeleton } from '#features/think-tank/think-file-skeleton.tsx';
import { pictureSearch } from '#lib/story/story-search.ts';
import { optionalSplatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/ThinkFile/$sector/$')({
  params: { parse: ({ sector, _splat }) => ({ sector: parseSectorParam(sector), _splat }) },
  validateSearch: pictureSearch,
  loader: ({ context, params }) => loadThinkFile(context, 'ThinkFile', params),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: ThinkFileSkeleton,
  component: function ThinkFile() {
    const { sector, _splat } = Route.useParams();
    return (
      <Queries>
        <ThinkFilePages
          root="ThinkFile"
          sector={sector}
          id={optionalSplatId(_splat)}
          picture={Route.useSearch().picture}
        />
      </Queries>
    );
  },
});
