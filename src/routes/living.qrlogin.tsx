import { createFileRoute } from '@tanstack/react-router';
import { QrLoginPage } from '#features/account/qr-login/qr-login-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';

export const Route = createFileRoute('/living/qrlogin')({
  // validated by the page: code in route files is loaded with every page
  validateSearch: (search: { qr?: unknown; returnTo?: unknown }) => search,
  head: () => pageHead('扫码登录'),
  component: function QrLogin() {
    return <QrLoginPage {...Route.useSearch()} />;
  },
});
