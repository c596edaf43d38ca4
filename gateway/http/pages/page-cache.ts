import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

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

/**
 * Stands in a kept page where each answer has a nonce of its own. Nobody outside knows it, so no text that a reader
 * wrote can hold it and be given a nonce.
 */
export const nonceMark = randomUUID();
/** ms for which a page is kept, unless something is written before that is more than a count */
const keptFor = 1000;
/** ms for which it is kept where nothing at all is written: its relative times are a minute's */
const keptUnchangedFor = 30_000;
const keptPages = 500;
/** UTF-16 units of kept pages together, two bytes each: long stories would else take more memory than all else does */
const keptUnits = 12 * 1024 * 1024;

interface KeptPage {
  readonly view: Promise<FirstView>;
  readonly epoch: number;
  /** of the database, when the page was begun */
  readonly version: string | undefined;
  readonly startedAt: number;
  isRendering: boolean;
  /** UTF-16 units, once it is rendered */
  size: number;
}

export interface FirstViews {
  /** The page, or undefined past capacity: the caller answers the plain shell at once. */
  get(request: FirstViewRequest): Promise<FirstView> | undefined;
  /** Whether the page is the same for every signed-out reader, and holds nothing of one's own. */
  isShared(request: FirstViewRequest): boolean;
  /** Something was written: kept pages are out of date. */
  forget(): void;
}

/**
 * Renders first views: the same page is rendered once for all who ask while it is rendered, until it is a second old
 * and as long as the database is unchanged, and never more than `capacity` pages at a time.
 *
 * To render is work for the processor alone, which holds the event loop until the page is done: whoever came meanwhile
 * would wait unseen and find the place free again. So each page is begun in a turn of the loop of its own. All who have
 * come by then are counted, and who is one too many is told at once.
 */
export function createFirstViews(
  renderer: Renderer,
  capacity: number,
  now: () => number = Date.now,
  version: () => string | undefined = () => undefined,
): FirstViews {
  const kept = new Map<string, KeptPage>();
  let epoch = 0;
  let rendering = 0;
  let heldUnits = 0;
  let lastTurn: Promise<void> = Promise.resolve();

  async function render(request: FirstViewRequest): Promise<FirstView> {
    rendering += 1;
    try {
      lastTurn = lastTurn.then(() => nextTurn());
      await lastTurn;
      return await renderer.render(request);
    } finally {
      rendering -= 1;
    }
  }

  function isFresh(page: KeptPage): boolean {
    if (page.epoch !== epoch) return false;
    if (page.isRendering) return true;
    const age = now() - page.startedAt;
    if (age < keptFor) return true;
    return age < keptUnchangedFor && page.version !== undefined && page.version === version();
  }

  /** Pages stand in the order in which they were begun: those at the front that nobody will be shown are let go. */
  function letGoOldest(): void {
    for (const [key, page] of kept) {
      if (isFresh(page) && kept.size <= keptPages && heldUnits <= keptUnits) return;
      letGo(key);
    }
  }

  function letGo(key: string): void {
    heldUnits -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  function keep(key: string, view: Promise<FirstView>): void {
    const page: KeptPage = { view, epoch, version: version(), startedAt: now(), isRendering: true, size: 0 };
    const drop = () => {
      if (kept.get(key) === page) letGo(key);
    };
    letGo(key);
    kept.set(key, page);
    letGoOldest();
    view.then(({ status, html }) => {
      page.isRendering = false;
      // what failed is tried anew by the next reader
      if (status >= 500) return drop();
      if (kept.get(key) !== page) return;
      page.size = html.length;
      heldUnits += page.size;
      letGoOldest();
    }, drop);
  }

  return {
    get(request) {
      const key = renderer.firstViewKey(request);
      const page = key === undefined ? undefined : kept.get(key);
      if (page !== undefined && isFresh(page)) return page.view;
      if (rendering >= capacity) return undefined;
      if (key === undefined) return render(request);
      const view = render({ ...request, nonce: nonceMark });
      keep(key, view);
      return view;
    },
    isShared: (request) => renderer.firstViewKey(request) !== undefined,
    forget() {
      epoch += 1;
    },
  };
}
