import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Exchange } from '../middleware/internal-requests.ts';
import { encodePage, noncePlaceholder, type PageBody } from './page-body.ts';

/** The same shape as in src/app/entry-server.tsx. */
export interface PageRenderRequest {
  /** path and search */
  readonly url: string;
  readonly userAgent: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly nonce: string;
  readonly exchange: Exchange;
  /** public origin of the site */
  readonly origin: string;
}

export interface RenderedPage {
  readonly status: number;
  /** in parts, to be sent one after the other; bytes are UTF-8 */
  readonly html: readonly (string | Uint8Array)[];
  readonly headers: Readonly<Record<string, string>>;
}

export interface PageRenderer {
  render(request: PageRenderRequest): Promise<RenderedPage>;
  /** Equal for all readers who get the same page; undefined for a personal page. */
  pageCacheKey(request: PageRenderRequest): string | undefined;
}

/** lifetime in ms of a cached page; a write that is more than a count ends it at once */
const maxAgeMs = 1000;
/** lifetime in ms while the database is unchanged; relative times in pages have minute precision */
const maxUnchangedAgeMs = 30_000;
/** age in ms up to which a page is served while it cannot be rendered: longer than a database server takes to restart */
const maxStaleMs = 5 * 60_000;
const maxPages = 500;
/** bytes of all cached pages: limits the memory that long stories take */
const maxBytes = 16 * 1024 * 1024;

/** A rendered page, ready to be sent. */
export interface EncodedPage extends Pick<RenderedPage, 'status' | 'headers'> {
  readonly body: PageBody;
}

interface CachedPage {
  /** what requests get */
  response: Promise<EncodedPage>;
  readonly epoch: number;
  /** database version when rendering began */
  version: string | undefined;
  startedAt: number;
  isRendering: boolean;
  /** the last complete page, served while rendering fails */
  complete: { readonly page: EncodedPage; readonly startedAt: number } | undefined;
  /** whether the rendering before failed */
  hasFailed: boolean;
  /** 0 until it is rendered for the first time */
  bytes: number;
}

export interface PageCache {
  /**
   * Returns the cached or newly rendered page; at capacity a stale one, or undefined: the caller then sends the plain shell.
   * @param admit called before a page is rendered, not for a cached one; throws to prevent it
   */
  get(request: PageRenderRequest, admit?: () => void): Promise<EncodedPage> | undefined;
  /** Returns the last complete page if it is not too old, for when `get` rejects or takes too long. */
  getStale(request: PageRenderRequest): EncodedPage | undefined;
  /** Whether every signed-out reader gets the same page. */
  isShared(request: PageRenderRequest): boolean;
  /** Invalidates all cached pages after a write. */
  invalidate(): void;
  readonly size: { readonly pages: number; readonly bytes: number };
}

/**
 * Renders pages on the server and caches shared ones. Concurrent requests for a page share one rendering. A cached page
 * is served for one second, and longer while the database is unchanged. At most `capacity` pages render at a time.
 *
 * While a page cannot be rendered, or only without data that the gateway answered with 503, its last complete rendering is
 * served for up to five minutes. After the first failure requests get it at once, and rendering is tried once a second. A
 * page of an answer of 500 is shown instead: it may be what the gateway says of the data, such as a missing record.
 *
 * Rendering is CPU-bound and blocks the event loop: requests that arrive meanwhile would be seen only after it ends and
 * find capacity free again. Each rendering therefore starts in its own turn of the event loop, so that all waiting
 * requests are counted first and those beyond the capacity are refused at once.
 */
export function createPageCache(
  renderer: PageRenderer,
  capacity: number,
  now: () => number = Date.now,
  version: () => string | undefined = () => undefined,
): PageCache {
  // in order of insertion: the oldest first
  const cached = new Map<string, CachedPage>();
  let epoch = 0;
  let renderingCount = 0;
  let cachedBytes = 0;
  let lastTurn: Promise<void> = Promise.resolve();

  /** @returns the page, and whether the gateway was able to answer all its calls; an answer may be 500 */
  async function render(request: PageRenderRequest): Promise<{ page: EncodedPage; isComplete: boolean }> {
    renderingCount += 1;
    try {
      lastTurn = lastTurn.then(() => nextTurn());
      await lastTurn;
      const { exchange, hasFailures } = watchFailures(request.exchange);
      const { status: rendered, headers, html } = await renderer.render({ ...request, exchange });
      // an error page for want of data is temporary: crawlers come again after 503
      const status = rendered === 500 && hasFailures() ? 503 : rendered;
      const page = { status, headers, body: encodePage(html) };
      return { page, isComplete: status !== 503 && !hasFailures() };
    } finally {
      renderingCount -= 1;
    }
  }

  function isFresh(page: CachedPage): boolean {
    if (page.epoch !== epoch) return false;
    if (page.isRendering) return true;
    const age = now() - page.startedAt;
    if (age < maxAgeMs) return true;
    return age < maxUnchangedAgeMs && page.version !== undefined && page.version === version();
  }

  function staleOf(page: CachedPage | undefined): CachedPage['complete'] {
    const complete = page?.complete;
    return complete !== undefined && now() - complete.startedAt < maxStaleMs ? complete : undefined;
  }

  /** Evicts the oldest pages while they are too old or a limit is exceeded. */
  function evictOldest(): void {
    for (const [key, page] of cached) {
      const isUsable = isFresh(page) || staleOf(page) !== undefined;
      if (isUsable && cached.size <= maxPages && cachedBytes <= maxBytes) return;
      evict(key);
    }
  }

  function evict(key: string): void {
    cachedBytes -= cached.get(key)?.bytes ?? 0;
    cached.delete(key);
  }

  function add(key: string, request: PageRenderRequest): Promise<EncodedPage> {
    const previous = cached.get(key);
    const complete = staleOf(previous);
    const startedAt = now();
    const rendering = render(request);
    const rendered = rendering.then(({ page, isComplete }) => (isComplete ? page : (complete?.page ?? page)));
    // later the database has probably recovered
    const hasFailed = previous?.hasFailed === true && startedAt - previous.startedAt < maxUnchangedAgeMs;
    const cachedPage: CachedPage = {
      response: hasFailed && complete !== undefined ? Promise.resolve(complete.page) : rendered,
      epoch,
      version: version(),
      startedAt,
      isRendering: true,
      complete,
      hasFailed,
      bytes: complete?.page.body.bytes ?? 0,
    };
    evict(key);
    cached.set(key, cachedPage);
    cachedBytes += cachedPage.bytes;
    evictOldest();
    const onFailure = () => {
      cachedPage.isRendering = false;
      if (cached.get(key) !== cachedPage) return;
      // the next request tries again
      if (complete === undefined) return evict(key);
      Object.assign(cachedPage, {
        response: Promise.resolve(complete.page),
        version: undefined,
        startedAt: now(),
        hasFailed: true,
      });
    };
    rendering.then(({ page, isComplete }) => {
      if (!isComplete && (complete !== undefined || page.status >= 500)) return onFailure();
      cachedPage.isRendering = false;
      cachedPage.response = rendered;
      cachedPage.hasFailed = false;
      if (isComplete) cachedPage.complete = { page, startedAt };
      else cachedPage.version = undefined;
      if (cached.get(key) !== cachedPage) return;
      if (page.status >= 500) return evict(key);
      cachedBytes += page.body.bytes - cachedPage.bytes;
      cachedPage.bytes = page.body.bytes;
      evictOldest();
    }, onFailure);
    // nobody waits for it while a stale page is served
    rendered.catch(() => undefined);
    return cachedPage.response;
  }

  return {
    get(request, admit) {
      const key = renderer.pageCacheKey(request);
      const page = key === undefined ? undefined : cached.get(key);
      if (page !== undefined && isFresh(page)) return page.response;
      admit?.();
      if (renderingCount >= capacity) {
        const stale = staleOf(page);
        return stale && Promise.resolve(stale.page);
      }
      if (key === undefined) return render(request).then(({ page: personal }) => personal);
      return add(key, { ...request, nonce: noncePlaceholder });
    },
    getStale(request) {
      const key = renderer.pageCacheKey(request);
      return key === undefined ? undefined : staleOf(cached.get(key))?.page;
    },
    isShared: (request) => renderer.pageCacheKey(request) !== undefined,
    invalidate() {
      epoch += 1;
    },
    get size() {
      return { pages: cached.size, bytes: cachedBytes };
    },
  };
}

/** Notes which internal requests were last answered with 503, or not in time. */
function watchFailures(exchange: Exchange): { exchange: Exchange; hasFailures: () => boolean } {
  const failed = new Set<string>();
  return {
    async exchange(request) {
      const { method, url, body, signal } = request;
      const id = [method, url, body].join(' ');
      try {
        const response = await exchange(request);
        // the client repeats a request that failed
        if (response.status === 503) failed.add(id);
        else failed.delete(id);
        return response;
      } catch (error) {
        if (!signal.aborted) failed.add(id);
        throw error;
      }
    },
    hasFailures: () => failed.size > 0,
  };
}
