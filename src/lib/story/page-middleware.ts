import { liveRedirectOf } from './live-redirect.ts';
import { PageError } from './page-error.ts';

/** The requested page. */
export interface RequestedPage {
  /** below the app's base, such as `/live/12` */
  readonly path: string;
}

/** Path below the app's base to redirect to; undefined lets the page load. */
export type MiddlewareResult = { readonly redirectTo: string } | undefined;

type PageMiddleware = (requested: RequestedPage) => MiddlewareResult;

function liveRedirect({ path }: RequestedPage): MiddlewareResult {
  const redirectTo = liveRedirectOf(path);
  return redirectTo === undefined ? undefined : { redirectTo };
}

/** Names allowed in `staticData.middleware`. Those of the root route run for every page. */
const registry = { liveRedirect } satisfies Readonly<Record<string, PageMiddleware>>;

export type PageMiddlewareName = keyof typeof registry;

const byName: ReadonlyMap<string, PageMiddleware> = new Map(Object.entries(registry));

/**
 * Runs the page's middleware in order, up to the first redirect.
 * @throws PageError 500 `Unknown middleware {name}` (spec section 8), before any is run
 */
export function runMiddleware(names: readonly string[], requested: RequestedPage): MiddlewareResult {
  const chain = names.map((name) => {
    const middleware = byName.get(name);
    if (middleware === undefined) throw new PageError(`Unknown middleware ${name}`);
    return middleware;
  });
  for (const middleware of chain) {
    const verdict = middleware(requested);
    if (verdict !== undefined) return verdict;
  }
  return undefined;
}
