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
const maxPages = 500;
/** bytes of all cached pages: limits the memory that long stories take */
const maxBytes = 16 * 1024 * 1024;

/** A rendered page, ready to be sent. */
export interface EncodedPage extends Pick<RenderedPage, 'status' | 'headers'> {
  readonly body: PageBody;
}

interface CachedPage {
  readonly rendered: Promise<EncodedPage>;
  readonly epoch: number;
  /** database version when rendering began */
  readonly version: string | undefined;
  readonly startedAt: number;
  isRendering: boolean;
  /** 0 until it is rendered */
  bytes: number;
}

export interface PageCache {
  /**
   * Returns the cached or newly rendered page, or undefined at capacity: the caller then sends the plain shell.
   * @param admit called before a page is rendered, not for a cached one; throws to prevent it
   */
  get(request: PageRenderRequest, admit?: () => void): Promise<EncodedPage> | undefined;
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

  async function render(request: PageRenderRequest): Promise<EncodedPage> {
    renderingCount += 1;
    try {
      lastTurn = lastTurn.then(() => nextTurn());
      await lastTurn;
      const { status, headers, html } = await renderer.render(request);
      return { status, headers, body: encodePage(html) };
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

  /** Evicts the oldest pages while they are stale or a limit is exceeded. */
  function evictOldest(): void {
    for (const [key, page] of cached) {
      if (isFresh(page) && cached.size <= maxPages && cachedBytes <= maxBytes) return;
      evict(key);
    }
  }

  function evict(key: string): void {
    cachedBytes -= cached.get(key)?.bytes ?? 0;
    cached.delete(key);
  }

  function add(key: string, rendered: Promise<EncodedPage>): void {
    const page: CachedPage = {
      rendered,
      epoch,
      version: version(),
      startedAt: now(),
      isRendering: true,
      bytes: 0,
    };
    const drop = () => {
      if (cached.get(key) === page) evict(key);
    };
    evict(key);
    cached.set(key, page);
    evictOldest();
    rendered.then(({ status, body }) => {
      page.isRendering = false;
      // the next request tries again
      if (status >= 500) return drop();
      if (cached.get(key) !== page) return;
      page.bytes = body.bytes;
      cachedBytes += page.bytes;
      evictOldest();
    }, drop);
  }

  return {
    get(request, admit) {
      const key = renderer.pageCacheKey(request);
      const page = key === undefined ? undefined : cached.get(key);
      if (page !== undefined && isFresh(page)) return page.rendered;
      admit?.();
      if (renderingCount >= capacity) return undefined;
      if (key === undefined) return render(request);
      const rendered = render({ ...request, nonce: noncePlaceholder });
      add(key, rendered);
      return rendered;
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
