import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { startGateway, type RunningGateway } from './gateway.ts';
import { watchRequests } from './network.ts';

interface Fixtures {
  /** console errors, uncaught errors and failed requests of the page */
  readonly pageErrors: string[];
}

interface WorkerFixtures {
  readonly gateway: RunningGateway;
}

/** A test whose page uses the gateway of its worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  gateway: [
    async ({}, use) => {
      const gateway = await startGateway();
      await use(gateway);
      await gateway.stop();
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    watchPages(context);
    await use(context);
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
  pageErrors: async ({ page }, use) => {
    const { errors, stop } = watchPageErrors(page);
    await use(errors);
    stop();
  },
});

/**
 * A test with a fresh gateway of its own, for journeys that depend on state shared by all readers, such as which person is
 * bound to which account.
 */
export const isolatedTest = test.extend<{ readonly ownGateway: RunningGateway }>({
  ownGateway: [
    async ({}, use) => {
      const gateway = await startGateway();
      await use(gateway);
      await gateway.stop();
    },
    // the start does not count towards the test's timeout
    { timeout: 45_000 },
  ],
  baseURL: async ({ ownGateway }, use) => use(ownGateway.origin),
});

/**
 * The visits of a worker share one page for each shell, so that the app's files come from the HTTP cache, already compiled,
 * as for a reader who goes from page to page. What a page stores is removed after its visit.
 */
export const visitTest = test.extend<object, { readonly visitPages: Map<string, Page> }>({
  visitPages: [
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  context: async ({ page }, use) => use(page.context()),
  page: async ({ browser, userAgent, visitPages, gateway }, use) => {
    let page = visitPages.get(userAgent ?? '');
    if (page === undefined) {
      const context = await browser.newContext();
      watchPages(context);
      page = await context.newPage();
      visitPages.set(userAgent ?? '', page);
    }
    await use(page);
    await page.unrouteAll();
    await page.emulateMedia({ colorScheme: null });
    await page.evaluate(() => sessionStorage.clear());
    await page.context().clearCookies();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Storage.clearDataForOrigin', {
      origin: gateway.origin,
      storageTypes: 'local_storage,indexeddb',
    });
    await devTools.detach();
  },
});

export { expect };

/** Prepares the pages of a context. */
function watchPages(context: BrowserContext): void {
  context.on('page', (page) => {
    watchRequests(page);
    waitForStepBack(page);
  });
}

/** attempts, of 50 ms each, to see a closed overlay leave its history entry; one that is open keeps it */
const stepBackAttempts = 10;

/**
 * Lets `goto` and `reload` wait until a closed overlay has left its history entry (src/ui/overlay/close-on-back.ts): the
 * step back would abort a navigation that begins meanwhile, which no reader is fast enough to begin.
 */
function waitForStepBack(page: Page): void {
  const { goto, reload } = page;
  const stepBackDone = async () => {
    for (let attempt = 0; attempt < stepBackAttempts; attempt += 1) {
      const isMarked = await page
        .evaluate(
          () => typeof history.state === 'object' && history.state !== null && 'overlay' in history.state,
        )
        // a page that is just being left has no overlay
        .catch(() => false);
      if (!isMarked) return;
      await page.waitForTimeout(50);
    }
  };
  page.goto = async (...input) => {
    await stepBackDone();
    return goto.apply(page, input);
  };
  page.reload = async (...input) => {
    await stepBackDone();
    return reload.apply(page, input);
  };
}

/** Collects everything that the browser reports as an error. */
export const collectPageErrors = (page: Page): string[] => watchPageErrors(page).errors;

function watchPageErrors(page: Page): { readonly errors: string[]; stop(): void } {
  const errors: string[] = [];
  const listeners = {
    console(message: ConsoleMessage) {
      if (message.type() === 'error') errors.push(`console: ${message.text()}`);
    },
    pageerror: (error: Error) => void errors.push(`uncaught: ${error.message}`),
    requestfailed(request: Request) {
      const reason = request.failure()?.errorText ?? '';
      // leaving a page aborts its requests
      if (reason !== 'net::ERR_ABORTED') errors.push(`failed: ${request.url()} ${reason}`);
    },
    response(response: Response) {
      if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
    },
  };
  page.on('console', listeners.console);
  page.on('pageerror', listeners.pageerror);
  page.on('requestfailed', listeners.requestfailed);
  page.on('response', listeners.response);
  return {
    errors,
    stop() {
      page.off('console', listeners.console);
      page.off('pageerror', listeners.pageerror);
      page.off('requestfailed', listeners.requestfailed);
      page.off('response', listeners.response);
    },
  };
}

/** Waits until the app has hydrated the server-rendered page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
}

/**
 * Waits until every part with deferred hydration is hydrated: a value that a journey enters before is lost when React
 * replaces the server's markup.
 */
export async function fullyHydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
}
