import { createFileRoute } from '@tanstack/react-router';
import { DownloadPage } from '#features/download/download-page.tsx';
import { loadInviter } from '#features/download/load-inviter.ts';
import { pageHead } from '#features/news/shared/page-head.ts';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';

export const Route = createFileRoute('/shareDown/$')({
  loader: ({ context, params }) => orNotFound(loadInviter(context, splatId(params._splat))),
  head: () => pageHead('下载客户端'),
  component: function ShareDown() {
    return <DownloadPage inviter={Route.useLoaderData()} />;
  },
});
