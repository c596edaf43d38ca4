import { expect, test as base, type Page } from '@playwright/test';
import { startGateway, type RunningGateway } from './gateway.ts';
import { watchRequests } from './network.ts';

interface Fixtures {
  /** what went wrong in the page: console errors, uncaught errors, failed requests */
  readonly pageErrors: string[];
}

interface WorkerFixtures {
  readonly gateway: RunningGateway;
}

/** A test with a gateway of its worker's own behind the page. */
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
    context.on('page', watchRequests);
    await use(context);
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
  pageErrors: async ({ page }, use) => use(collectPageErrors(page)),
});

/**
 * A test with a gateway that no other has used: what it changes for all, such as whom somebody is bound to, is as it was
 * at first.
 */
export const isolatedTest = test.extend<{ readonly ownGateway: RunningGateway }>({
  ownGateway: [
    async ({}, use) => {
      const gateway = await startGateway();
      await use(gateway);
      await gateway.stop();
    },
    // its start is no part of what a reader does
    { timeout: 45_000 },
  ],
  baseURL: async ({ ownGateway }, use) => use(ownGateway.origin),
});

export { expect };

/** Notes everything a reader's browser would complain of. */
export function collectPageErrors(page: Page): string[] {
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // a page that is left gives up what it was loading
    if (reason !== 'net::ERR_ABORTED') pageErrors.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) pageErrors.push(`${response.status()}: ${response.url()}`);
  });
  return pageErrors;
}

/** Waits until the app has taken the page over from the server's first view. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
}

/**
 * Waits until no part of the page stands as the server sent it any more: what a journey puts into such a part goes when React
 * finds it other than the server's.
 */
export async function fullyHydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
}
