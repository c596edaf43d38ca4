import { createFileRoute } from '@tanstack/react-router';
import { AudioListPage } from '#features/news/audio/audio-list-page.tsx';
import { AudioListSkeleton } from '#features/news/audio/audio-skeletons.tsx';
import { loadAudioList } from '#features/news/audio/audio-queries.ts';
import { pageHead } from '#features/news/shared/page-head.ts';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/audioList/$')({
  loader: ({ context, params }) => orNotFound(loadAudioList(context, optionalSplatId(params._splat))),
  staticData: { keepAlive: true },
  head: ({ loaderData }) => pageHead(loaderData?.name ?? '听新闻'),
  pendingComponent: AudioListSkeleton,
  component: function AudioList() {
    return (
      <Queries>
        <AudioListPage programme={Route.useLoaderData()} />
      </Queries>
    );
  },
});
