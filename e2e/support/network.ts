import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

export interface Call {
  /** such as `/gateway/commennews_content.do` */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** as sent; empty if the call has none */
  readonly body: string;
}

/** Records every call to the gateway that the page makes from now on, in order. */
export function watchCalls(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(gateway|gw)\//.test(pathname))
      calls.push({ path: pathname, headers: request.headers(), body: request.postData() ?? '' });
  });
  return calls;
}

export interface FaultyResponse {
  readonly status?: number;
  readonly body: string;
}

/** Responses of a broken network or gateway. */
export const faultyResponses = {
  'with 500': { status: 500, body: '{"code":500,"msg":"服务出错了","data":{}}' },
  'with half a JSON text': { body: '{"code":200,"msg":"ok","data":{"list":[{"id":' },
  'with the wrong shape': { body: '{"code":200,"msg":"ok","data":{"rows":7}}' },
} satisfies Record<string, FaultyResponse>;

/**
 * Replaces the gateway's responses to one operation.
 * @param file last part of the operation's path
 * @param which selects the calls; by default all
 * @returns a function that restores the gateway's responses
 */
export async function respondWith(
  page: Page,
  file: string,
  { status = 200, body }: FaultyResponse,
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

/** Turns on the data saver: nothing is preloaded. */
export function saveData(context: BrowserContext, origin: string): Promise<void> {
  return context.addCookies([{ name: 'dataSaver', value: 'on', url: origin }]);
}

/** time without requests after which a page is idle; the usual value of browser drivers */
const idleMs = 500;

/** Whether a request may last as long as the page: the events of a live room, or a video's file, fetched as it plays. */
const isEndless = (request: Request) =>
  request.resourceType() === 'media' || new URL(request.url()).pathname.endsWith('/x/live/stream');

interface RequestActivity {
  readonly open: Set<Request>;
  /** ms since the epoch */
  changedAt: number;
}

const activityByPage = new WeakMap<Page, RequestActivity>();

/** Tracks a page's requests from now on. Playwright's `networkidle` only holds for the last load: once reached, it is reached for good. */
export function watchRequests(page: Page): RequestActivity {
  const known = activityByPage.get(page);
  if (known !== undefined) return known;
  const activity: RequestActivity = { open: new Set(), changedAt: Date.now() };
  activityByPage.set(page, activity);
  const update = (request: Request, isInFlight: boolean) => {
    if (isEndless(request)) return;
    // requests of a page that was left emit no event when they end
    if (isInFlight && request.isNavigationRequest()) activity.open.clear();
    if (isInFlight) activity.open.add(request);
    else activity.open.delete(request);
    activity.changedAt = Date.now();
  };
  page.on('request', (request) => update(request, true));
  page.on('requestfinished', (request) => update(request, false));
  page.on('requestfailed', (request) => update(request, false));
  return activity;
}

/** Waits until the page has had no requests for a while and has run its background tasks, which could start more. */
export function networkIdle(page: Page): Promise<void> {
  const activity = watchRequests(page);
  return expect(async () => {
    expect([...activity.open].map((request) => request.url())).toEqual([]);
    expect(Date.now() - activity.changedAt).toBeGreaterThanOrEqual(idleMs);
    const quietSince = activity.changedAt;
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
    expect(activity.changedAt).toBe(quietSince);
  }).toPass({ timeout: 15_000, intervals: [100] });
}

/** Presses a key, which starts the deferred hydration, and waits until the page has loaded everything. */
export async function settled(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // the toast region; other status regions may exist before the machines are loaded
  await page.locator('[role=status][data-position]').waitFor({ state: 'attached' });
  await networkIdle(page);
}
