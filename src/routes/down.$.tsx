import { createFileRoute } from '@tanstack/react-router';
import { DownloadPage } from '#features/download/download-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';

export const Route = createFileRoute('/down/$')({
  head: () => pageHead('下载客户端'),
  component: function Down() {
    const { _splat } = Route.useParams();
    // keyed: another system in the URL is a new page
    return <DownloadPage key={_splat} splat={_splat} />;
  },
});
