import { useEffect, type ReactNode } from 'react';
import { HeadContent, Scripts, useRouteContext, useRouter } from '@tanstack/react-router';
import { markHydrated } from '#platform/lifecycle/hydration-state.ts';
import { watchDesktop } from './desktop/watch-desktop.ts';
import '#ui/tokens.css';
import '#ui/base.css';

// constant elements, so that React skips them when a navigation renders the document again
const head = <HeadContent />;
const scripts = <Scripts />;

/** The HTML document around every page: rendered by the server and hydrated, or rendered in the browser. */
export function Document({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  useEffect(() => {
    markHydrated();
    watchDesktop(router);
  }, [router]);
  const visit = useRouteContext({ from: '__root__', select: (context) => context.visit });
  return (
    <html
      lang="zh-CN"
      data-theme={visit.theme}
      data-text={visit.textStep}
      data-care={visit.care ? 'on' : undefined}
      data-shell={visit.shell}
      data-rendered-at={visit.now}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" type="image/svg+xml" href="/new/favicon.svg" />
        {head}
      </head>
      <body>
        {children}
        {scripts}
      </body>
    </html>
  );
}
