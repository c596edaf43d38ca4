/** The gateway's side of src/app/entry-server.tsx. */
export interface FirstViewRequest {
  /** path and search */
  readonly url: string;
  readonly userAgent: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly nonce: string;
  readonly fetch: typeof globalThis.fetch;
  /** absolute origin as readers see it */
  readonly origin: string;
}

export interface FirstView {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Renderer {
  render(request: FirstViewRequest): Promise<FirstView>;
  /** the same for all readers who would see the same page; undefined when the page is one reader's own */
  firstViewKey(request: FirstViewRequest): string | undefined;
}

/** Stands in a kept page where each answer has a nonce of its own. */
export const nonceMark = 'nonce-of-this-answer';
/** ms for which a page is kept, unless something is written before */
const keptFor = 1000;
const keptPages = 500;

interface KeptPage {
  readonly view: Promise<FirstView>;
  readonly until: number;
  readonly epoch: number;
}

export interface FirstViews {
  /** The page, or undefined past capacity: the caller answers the plain shell at once. */
  get(request: FirstViewRequest): Promise<FirstView> | undefined;
  /** Something was written: kept pages are out of date. */
  forget(): void;
}

/**
 * Renders first views: the same page is rendered once for all who ask within a second, and never more than `capacity`
 * pages at a time.
 */
export function createFirstViews(
  renderer: Renderer,
  capacity: number,
  now: () => number = Date.now,
): FirstViews {
  const kept = new Map<string, KeptPage>();
  let epoch = 0;
  let rendering = 0;

  function render(request: FirstViewRequest): Promise<FirstView> | undefined {
    if (rendering >= capacity) return undefined;
    rendering += 1;
    return renderer.render(request).finally(() => {
      rendering -= 1;
    });
  }

  return {
    get(request) {
      const key = renderer.firstViewKey(request);
      if (key === undefined) return render(request);
      const page = kept.get(key);
      if (page && page.epoch === epoch && page.until > now()) return page.view;
      const view = render({ ...request, nonce: nonceMark });
      if (view === undefined) return undefined;
      kept.delete(key);
      kept.set(key, { view, until: now() + keptFor, epoch });
      // a page that failed is tried anew by the next reader
      view.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > keptPages && oldest !== undefined) kept.delete(oldest);
      return view;
    },
    forget() {
      epoch += 1;
    },
  };
}
