import { useEffect, type ReactNode } from 'react';
import { HeadContent, Scripts, useRouteContext } from '@tanstack/react-router';
import { markReady } from '#platform/lifecycle/ready.ts';
import '#ui/tokens.css';
import '#ui/base.css';

// one element each, so that a navigation, which renders the document again, passes them over
const head = <HeadContent />;
const scripts = <Scripts />;

/** What stands around every page. The server renders it; in the browser React takes it over, or builds it where no server did. */
export function Document({ children }: { readonly children: ReactNode }) {
  useEffect(markReady, []);
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
