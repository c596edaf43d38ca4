import { test as base, type Page } from '@playwright/test';
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

export { expect } from '@playwright/test';

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
