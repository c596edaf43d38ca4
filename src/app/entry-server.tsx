import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import { readVisit, shellOf } from '#platform/network/visit.ts';
import { handOver } from '#widgets/gateway/queries.tsx';
import { loadLaterParts } from '#widgets/later/later.tsx';
import { addPageAssets } from './page-assets.ts';
import { createServerGateway } from './gateway.ts';
import { routeTree } from './route-tree.gen.ts';
import { createAppRouter, type AppRouter } from './router.tsx';

/** What the gateway knows of the request for a page. */
export interface FirstViewRequest {
  /** path and search */
  readonly url: string;
  readonly userAgent: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly nonce: string;
  /** answers gateway calls in process */
  readonly fetch: typeof globalThis.fetch;
  /** absolute origin of the page as readers see it, for canonical and share addresses */
  readonly origin: string;
}

export interface FirstView {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Of a reader who signed in here, or in the messaging app. */
const keptToken = ({ cookies, userAgent }: Pick<FirstViewRequest, 'cookies' | 'userAgent'>) =>
  cookies.readerToken || (shellOf(userAgent) === 'wechat' ? cookies.wxToken : undefined);

/** Renders the first view of a page from the same routes and components as the browser. */
export async function render(request: FirstViewRequest): Promise<FirstView> {
  const { url, userAgent, cookies, nonce, fetch, origin } = request;
  const token = new URL(url, origin).searchParams.get('token') ?? keptToken(request);
  const visit = readVisit({ userAgent, origin, cookies, now: Date.now() });
  let router: AppRouter | undefined;
  const handle = createRequestHandler({
    request: new Request(new URL(url, origin)),
    createRouter: () => {
      router = createAppRouter({
        routeTree,
        gateway: createServerGateway({ url, userAgent, token, fetch }),
        visit,
        nonce,
        dehydrate: handOver,
      });
      return router;
    },
  });
  const response = await handle(async ({ router: loaded, responseHeaders }) => {
    // the pages that are shown are there by now, and with them their parts
    await loadLaterParts();
    return renderRouterToString({
      router: loaded,
      responseHeaders,
      children: <RouterServer router={loaded} />,
    });
  });
  const routeIds = router?.state.matches.map((match) => match.routeId) ?? [];
  const html = await response.text();
  return {
    status: response.status,
    html: html === '' ? '' : addPageAssets(html, { routeIds, nonce }),
    headers: Object.fromEntries(response.headers),
  };
}

/**
 * Pages with the same key are the same for every signed-out reader.
 * @returns undefined when the page is one reader's own and must not be kept
 */
export function firstViewKey({ url, origin, userAgent, cookies }: FirstViewRequest): string | undefined {
  const query = new URL(url, origin).searchParams;
  // a code of the messaging app is one reader's, too
  if (query.has('token') || query.has('code') || keptToken({ cookies, userAgent })) return undefined;
  const { shell, cityId, theme, textStep, care, dataSaver, closedAds, channels } = readVisit({
    userAgent,
    origin,
    cookies,
    now: 0,
  });
  const chosen = [cityId, theme, textStep, care, dataSaver, closedAds.join('.'), channels.join('.')];
  return [origin, url, shell, ...chosen].join(' ');
}
