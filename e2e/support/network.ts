import type { BrowserContext, Page, Request } from '@playwright/test';

export interface Call {
  /** such as `/gateway/commennews_content.do` */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** text as it was sent; empty where the call has none */
  readonly body: string;
}

/** Notes every call to the gateway that the page makes from now on, in their order. */
export function watchCalls(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(gateway|gw)\//.test(pathname))
      calls.push({ path: pathname, headers: request.headers(), body: request.postData() ?? '' });
  });
  return calls;
}

export interface SpoiltAnswer {
  readonly status?: number;
  readonly body: string;
}

/** What networks and gateways answer when they are broken. */
export const spoilt = {
  'with 500': { status: 500, body: '{"code":500,"msg":"服务出错了","data":{}}' },
  'with half a JSON text': { body: '{"code":200,"msg":"ok","data":{"list":[{"id":' },
  'with the wrong shape': { body: '{"code":200,"msg":"ok","data":{"rows":7}}' },
} satisfies Record<string, SpoiltAnswer>;

/**
 * Spoils the gateway's answers to one operation.
 * @param file last part of the operation's path
 * @param which only the calls it says yes to; all when left out
 * @returns lets the gateway answer again
 */
export async function spoil(
  page: Page,
  file: string,
  { status = 200, body }: SpoiltAnswer,
  which: (request: Request) => boolean = () => true,
): Promise<() => Promise<void>> {
  const url = `**/${file}?*`;
  await page.route(url, (route) =>
    which(route.request())
      ? route.fulfill({ status, body, contentType: 'application/json' })
      : route.fallback(),
  );
  return () => page.unroute(url);
}

/** The reader asks for little data: nothing is fetched before it is asked for. */
export function saveData(context: BrowserContext, origin: string): Promise<void> {
  return context.addCookies([{ name: 'dataSaver', value: 'on', url: origin }]);
}

/** Does something with the page, and waits until what is loaded then is there: the machines and what they show. */
export async function settled(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
