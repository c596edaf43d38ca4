import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '#features/account/login/login-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { safeReturnTo } from '#lib/story/return-to.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/login/loginCommon')({
  // undefined rather than omitted: an omitted parameter keeps its value in the URL
  validateSearch: ({ returnTo }: { readonly returnTo?: unknown }): { returnTo?: string | undefined } => ({
    returnTo: safeReturnTo(returnTo),
  }),
  head: () => pageHead('登录'),
  component: function Login() {
    return (
      <Queries>
        <LoginPage returnTo={Route.useSearch().returnTo} />
      </Queries>
    );
  },
});
