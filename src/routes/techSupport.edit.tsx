import { createFileRoute } from '@tanstack/react-router';
import { EditPage } from '#features/tech-support/proofreading/edit-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/techSupport/edit')({
  head: () => pageHead('智能校对'),
  component: function Edit() {
    return (
      <Queries>
        <EditPage />
      </Queries>
    );
  },
});
