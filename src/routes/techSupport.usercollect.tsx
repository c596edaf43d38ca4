import { createFileRoute } from '@tanstack/react-router';
import { CollectPage, type CollectSearch } from '#features/tech-support/collect/collect-page.tsx';
import { loadForm } from '#features/tech-support/shared/load-tools.ts';
import { pageHead } from '#features/news/shared/page-head.ts';
import { searchText } from '#lib/search/search-text.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/techSupport/usercollect')({
  validateSearch: ({ form, mine }: Record<string, unknown>): CollectSearch => ({
    form: searchText(form),
    mine: searchText(mine),
  }),
  loaderDeps: ({ search: { form, mine } }) => ({ id: mine ?? form }),
  loader: ({ context, deps }) => orNotFound(loadForm(context, deps.id)),
  head: ({ loaderData }) => pageHead(loaderData?.title ?? '用户采集'),
  component: function Collect() {
    return (
      <Queries>
        <CollectPage form={Route.useLoaderData()} mine={Route.useSearch().mine} />
      </Queries>
    );
  },
});
