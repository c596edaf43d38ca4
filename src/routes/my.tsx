import { createFileRoute } from '@tanstack/react-router';
import { loadMy } from '#features/account/my/load-my.ts';
import { MyPage } from '#features/account/my/my-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/my')({
  // validated by the page: code in route files is loaded with every page
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
