import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
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
  pageErrors: async ({ page }, use) => use(collectPageErrors(page)),
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
 * The visits of a worker share one browser context for each shell, so that the app's files come from the HTTP cache, already
 * compiled, as for a reader who goes from page to page. What a page stores is removed after its visit.
 */
export const visitTest = test.extend<object, { readonly visitContexts: Map<string, BrowserContext> }>({
  visitContexts: [
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, userAgent, visitContexts }, use) => {
    const known = visitContexts.get(userAgent ?? '');
    const context = known ?? (await browser.newContext());
    if (known === undefined) {
      watchPages(context);
      visitContexts.set(userAgent ?? '', context);
    }
    await use(context);
    await context.clearCookies();
  },
  page: async ({ context, gateway }, use) => {
    const page = await context.newPage();
    await use(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Storage.clearDataForOrigin', {
      origin: gateway.origin,
      storageTypes: 'local_storage,indexeddb',
    });
    await page.close();
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
export function collectPageErrors(page: Page): string[] {
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // leaving a page aborts its requests
    if (reason !== 'net::ERR_ABORTED') pageErrors.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) pageErrors.push(`${response.status()}: ${response.url()}`);
  });
  return pageErrors;
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
