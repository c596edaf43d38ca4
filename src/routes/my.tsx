import { createFileRoute } from '@tanstack/react-router';
import { loadMy } from '#features/account/my/load-my.ts';
import { MyPage } from '#features/account/my/my-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/my')({
  // what an address may say is told apart by the page: every byte here is one of every page's
  validateSearch: (search: { list?: unknown }) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadMy(context, deps.list),
  head: ({ loaderData = '我的' }) => pageHead(loaderData),
  component: function My() {
    return (
      <Queries>
        <MyPage list={Route.useSearch().list} />
      </Queries>
    );
  },
});
