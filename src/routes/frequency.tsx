import { createFileRoute } from '@tanstack/react-router';
import { FrequencyPage } from '#features/news/channels/frequency-page.tsx';
import { FrequencySkeleton } from '#features/news/channels/frequency-skeleton.tsx';
import { loadFrequency } from '#features/news/shared/load-pages.ts';
import { pageHead } from '#features/news/shared/page-head.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/frequency')({
  loader: ({ context }) => loadFrequency(context),
  head: () => pageHead('频道'),
  pendingComponent: FrequencySkeleton,
  component: function Frequency() {
    return (
      <Queries>
        <FrequencyPage />
      </Queries>
    );
  },
});
