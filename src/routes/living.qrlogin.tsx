import { createFileRoute } from '@tanstack/react-router';
import { QrLoginPage } from '#features/account/qr-login/qr-login-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';

export const Route = createFileRoute('/living/qrlogin')({
  // what an address may say is told apart by the page: every byte here is one of every page's
  validateSearch: (search: { qr?: unknown; returnTo?: unknown }) => search,
  head: () => pageHead('扫码登录'),
  component: function QrLogin() {
    return <QrLoginPage {...Route.useSearch()} />;
  },
});
