import { createFileRoute } from '@tanstack/react-router';
import { articleHead } from '#features/news/shared/text/article-head.ts';
import { AudioNewsPage } from '#features/news/audio/audio-news-page.tsx';
import { loadAudioNews } from '#features/news/audio/audio-queries.ts';
import { AudioNewsSkeleton } from '#features/news/audio/audio-skeletons.tsx';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/audioNews/$')({
  loader: ({ context, params }) => orNotFound(loadAudioNews(context, splatId(params._splat))),
  head: ({ loaderData, match }) => articleHead(loaderData, match.context.visit.origin, 'audioNews'),
  pendingComponent: AudioNewsSkeleton,
  component: function AudioNews() {
    return (
      <Queries>
        <AudioNewsPage newsId={splatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
