import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { RunningGateway } from './gateway.ts';
import { messagingAgents } from './messaging.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const computer = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };
/** the messaging app's browser on a phone */
export const messenger = { ...phone, userAgent: messagingAgents.android };

interface ReaderOptions {
  /** the reader is signed in if given */
  readonly name?: string;
  readonly device?: typeof phone | typeof messenger;
}

/** Opens pages for several readers of one journey, each in a browser context of their own. */
export function createReaderContexts() {
  const contexts: BrowserContext[] = [];
  return {
    async openPage(
      browser: Browser,
      gateway: RunningGateway,
      { name, device = phone }: ReaderOptions = {},
    ): Promise<Page> {
      const context = await browser.newContext({ baseURL: gateway.origin, ...device });
      contexts.push(context);
      if (name !== undefined) {
        const value = await gateway.token(name);
        await context.addCookies([{ name: 'readerToken', value, domain: '127.0.0.1', path: '/new' }]);
      }
      return context.newPage();
    },
    async closeAll(): Promise<void> {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
  };
}
