import { expect, test as base, type Page } from '@playwright/test';
import { startGateway, type RunningGateway } from './gateway.ts';
import { watchFetching } from './network.ts';

interface Fixtures {
  /** what went wrong in the page: console errors, uncaught errors, failed requests */
  readonly faults: string[];
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
    context.on('page', watchFetching);
    await use(context);
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
  faults: async ({ page }, use) => use(watchFaults(page)),
});

/**
 * A test with a gateway that no other has used: what it changes for all, such as whom somebody is bound to, is as it was
 * at first.
 */
export const alone = test.extend<{ readonly ownGateway: RunningGateway }>({
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
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // a page that is left gives up what it was loading
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** Waits until the app has taken the page over from the server's first view. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
}

/**
 * Waits until no part of the page stands as the server sent it any more: what a journey puts into such a part goes when React
 * finds it other than the server's.
 */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
}
