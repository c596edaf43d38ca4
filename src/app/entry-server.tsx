import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { Exchange } from 'qlwb-gateway-sdk/in-process';
import { readVisit, shellOf } from '#platform/network/visit.ts';
import { dehydrateLoaded } from '#widgets/gateway/queries.tsx';
import { loadDeferredParts } from '#widgets/deferred-hydration/deferred-hydration.tsx';
import { addPageAssets } from './page-assets.ts';
import { pageMetadata } from './page-metadata.ts';
import { createServerGateway } from './gateway.ts';
import { routeTree } from './route-tree.gen.ts';
import { createAppRouter, type AppRouter } from './router.tsx';

/** A page request as the gateway passes it. */
export interface PageRenderRequest {
  /** path and search */
  readonly url: string;
  readonly userAgent: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly nonce: string;
  /** answers gateway calls in process */
  readonly exchange: Exchange;
  /** public origin, for canonical and share URLs */
  readonly origin: string;
}

export interface RenderedPage {
  readonly status: number;
  /** in parts, to be sent one after the other; bytes are UTF-8 */
  readonly html: readonly (string | Uint8Array)[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Token of a reader who signed in here or through the messaging app. */
const cookieToken = ({ cookies, userAgent }: Pick<PageRenderRequest, 'cookies' | 'userAgent'>) =>
  cookies.readerToken || (shellOf(userAgent) === 'wechat' ? cookies.wxToken : undefined);

/** Renders a page on the server from the same routes and components as the browser. */
export async function render(request: PageRenderRequest): Promise<RenderedPage> {
  const { url, userAgent, cookies, nonce, exchange, origin } = request;
  const visit = readVisit({ userAgent, origin, cookies, now: Date.now() });
  const address = new URL(url, origin);
  const inAddress = address.searchParams.get('token') ?? undefined;
  const own = cookieToken(request);
  // as in the browser: only the newspaper's app may replace a signed-in reader
  const token = visit.shell === 'app' ? (inAddress ?? own) : (own ?? inAddress);
  let router: AppRouter | undefined;
  const handle = createRequestHandler({
    request: new Request(address),
    createRouter: () => {
      router = createAppRouter({
        routeTree,
        gateway: createServerGateway({ url, userAgent, token, exchange }),
        visit,
        nonce,
        dehydrate: dehydrateLoaded,
      });
      return router;
    },
  });
  let html = '';
  // the HTML stays a string: a Response would encode it only for us to decode it again
  const response = await handle(async ({ router: loaded, responseHeaders: headers }) => {
    // lazy components must be loaded before the synchronous render
    await loadDeferredParts();
    html = await transformHtmlStringWithRouter(loaded, renderToString(<RouterServer router={loaded} />));
    return new Response(null, { status: getSsrStatus(loaded), headers });
  });
  const routeIds = router?.state.matches.map((match) => match.routeId) ?? [];
  const metadata =
    router === undefined || html === ''
      ? { head: '', foot: '' }
      : await pageMetadata(router, { url, origin, status: response.status });
  return {
    status: response.status,
    html: addPageAssets(html, {
      routeIds,
      nonce,
      metadata,
      path: address.pathname.replace(/^\/new/, ''),
      hasFrame: visit.shell !== 'app',
    }),
    headers: Object.fromEntries(response.headers),
  };
}

/**
 * Cache key of a rendered page: pages with the same key are identical for every signed-out reader.
 * @returns undefined if the page is personal and must not be cached
 */
export function pageCacheKey({ url, origin, userAgent, cookies }: PageRenderRequest): string | undefined {
  const query = new URL(url, origin).searchParams;
  // a messaging-app OAuth code belongs to one reader too
  if (query.has('token') || query.has('code') || cookieToken({ cookies, userAgent })) return undefined;
  const { shell, cityId, theme, textStep, care, careOffered, dataSaver, closedAds, channels } = readVisit({
    userAgent,
    origin,
    cookies,
    now: 0,
  });
  const chosen = [
    cityId,
    theme,
    textStep,
    care,
    careOffered,
    dataSaver,
    closedAds.join('.'),
    channels.join('.'),
  ];
  return [origin, url, shell, ...chosen].join(' ');
}
