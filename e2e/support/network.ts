import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

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

export interface FaultyResponse {
  readonly status?: number;
  readonly body: string;
}

/** What networks and gateways answer when they are broken. */
export const faultyResponses = {
  'with 500': { status: 500, body: '{"code":500,"msg":"服务出错了","data":{}}' },
  'with half a JSON text': { body: '{"code":200,"msg":"ok","data":{"list":[{"id":' },
  'with the wrong shape': { body: '{"code":200,"msg":"ok","data":{"rows":7}}' },
} satisfies Record<string, FaultyResponse>;

/**
 * Spoils the gateway's answers to one operation.
 * @param file last part of the operation's path
 * @param which only the calls it says yes to; all when left out
 * @returns lets the gateway answer again
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

/** The reader asks for little data: nothing is fetched before it is asked for. */
export function saveData(context: BrowserContext, origin: string): Promise<void> {
  return context.addCookies([{ name: 'dataSaver', value: 'on', url: origin }]);
}

/** ms without anything being fetched after which a page is at rest, as browsers' drivers count it */
const idleMs = 500;

/** What goes on for as long as the page is there: the stream of a live, and a film's file, of which a browser fetches what it plays. */
const endlessResourceTypes: ReadonlySet<string> = new Set(['eventsource', 'media']);

interface RequestActivity {
  readonly open: Set<Request>;
  /** ms since the epoch */
  changedAt: number;
}

const activityByPage = new WeakMap<Page, RequestActivity>();

/** Follows what a page fetches from now on. A driver's own `networkidle` is a state of its last load: once reached, it is no more waited for. */
export function watchRequests(page: Page): RequestActivity {
  const known = activityByPage.get(page);
  if (known !== undefined) return known;
  const fetching: RequestActivity = { open: new Set(), changedAt: Date.now() };
  activityByPage.set(page, fetching);
  const change = (request: Request, isUnderWay: boolean) => {
    if (endlessResourceTypes.has(request.resourceType())) return;
    // nobody tells of the end of what belonged to the page that is left
    if (isUnderWay && request.isNavigationRequest()) fetching.open.clear();
    if (isUnderWay) fetching.open.add(request);
    else fetching.open.delete(request);
    fetching.changedAt = Date.now();
  };
  page.on('request', (request) => change(request, true));
  page.on('requestfinished', (request) => change(request, false));
  page.on('requestfailed', (request) => change(request, false));
  return fetching;
}

/** Waits until the page fetches nothing any more, and does nothing that could ask for more: a busy machine takes its time. */
export function networkIdle(page: Page): Promise<void> {
  const fetching = watchRequests(page);
  return expect(async () => {
    expect([...fetching.open].map((request) => request.url())).toEqual([]);
    expect(Date.now() - fetching.changedAt).toBeGreaterThanOrEqual(idleMs);
    const quietSince = fetching.changedAt;
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
    expect(fetching.changedAt).toBe(quietSince);
  }).toPass({ timeout: 15_000, intervals: [100] });
}

/** Does something with the page, and waits until what is loaded then is there: the machines and what they show. */
export async function settled(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // where toasts are shown: a page may have regions of its own before the machines are there
  await page.locator('[role=status][data-position]').waitFor({ state: 'attached' });
  await networkIdle(page);
}
