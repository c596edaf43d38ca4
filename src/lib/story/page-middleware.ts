import { liveRedirectOf } from './live-redirect.ts';
import { PageError } from './page-error.ts';

/** The page that is asked for. */
export interface PageAsked {
  /** below the app's base, such as `/live/12` */
  readonly path: string;
}

/** Path below the app's base that the reader is sent to instead, or nothing: the page may load. */
export type PageVerdict = { readonly redirectTo: string } | undefined;

type PageMiddleware = (asked: PageAsked) => PageVerdict;

function liveRedirect({ path }: PageAsked): PageVerdict {
  const redirectTo = liveRedirectOf(path);
  return redirectTo === undefined ? undefined : { redirectTo };
}

/** What a route can name in `staticData.middleware`. The root route's names are asked for every page. */
const registry = { liveRedirect } satisfies Readonly<Record<string, PageMiddleware>>;

export type PageMiddlewareName = keyof typeof registry;

const byName: ReadonlyMap<string, PageMiddleware> = new Map(Object.entries(registry));

/**
 * Asks the page's middleware in the order of its names; the first that sends the reader elsewhere is the last asked.
 * @throws PageError 500 `Unknown middleware {name}` (spec section 8), before any is asked
 */
export function askMiddleware(names: readonly string[], asked: PageAsked): PageVerdict {
  const chain = names.map((name) => {
    const middleware = byName.get(name);
    if (middleware === undefined) throw new PageError(`Unknown middleware ${name}`);
    return middleware;
  });
  for (const middleware of chain) {
    const verdict = middleware(asked);
    if (verdict !== undefined) return verdict;
  }
  return undefined;
}
