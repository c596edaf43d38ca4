import { expect, type Page, type Request, type Route } from '@playwright/test';
import { runClockUntil } from './clock.ts';

/** Goes offline and online again, so that the browser reports the return of the network. */
export async function reconnect(page: Page): Promise<void> {
  for (const isOnline of [false, true]) {
    await page.context().setOffline(!isOnline);
    // a change that is reversed at once is not reported
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(isOnline);
  }
}

/** Holds the app's scripts, as a slow network does. @returns what lets them through */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  return resolve;
}

const simulatedOutcomes = ['too-fast', 'broken', 'unreached', 'token-dead', 'refused'] as const;
/** outcomes that are simulated instead of produced by the gateway */
type SimulatedOutcome = (typeof simulatedOutcomes)[number];

/** One field's entry in a validation error. */
interface FieldError {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
}

export const simulatedOutcomeOf = (end: string): SimulatedOutcome | undefined =>
  simulatedOutcomes.find((one) => one === end);

/**
 * Holds calls until they are released, and forwards them to the gateway or answers them with a simulated outcome.
 * @param url of the calls
 */
export async function holdCalls(page: Page, url: string | RegExp) {
  let release = () => {};
  let held = Promise.resolve();
  let beforeArrival = () => {};
  let outcome: SimulatedOutcome | undefined;
  let fields: readonly FieldError[] = [];
  /** calls that wait to be released */
  let waiting = 0;
  /** forwarded to the gateway and not answered yet */
  const inFlight = new Set<Request>();
  const onEnd = (request: Request) => void inFlight.delete(request);
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  // requests of a page that was left emit no event when they end
  page.on('request', (request) => {
    if (request.isNavigationRequest()) inFlight.clear();
  });
  await page.route(url, async (route) => {
    waiting += 1;
    await held;
    waiting -= 1;
    beforeArrival();
    if (outcome === 'unreached') return route.abort('connectionrefused');
    if (outcome === 'too-fast')
      return route.fulfill({ status: 429, json: { code: 429, msg: '操作太频繁了，请稍后再试。', data: {} } });
    if (outcome === 'broken')
      return route.fulfill({ status: 500, json: { code: 500, msg: '服务出错了', data: {} } });
    if (outcome === 'refused' && fields.length === 0)
      return route.fulfill({ status: 409, json: { code: 409, msg: '您已经提交过申请', data: {} } });
    if (outcome === 'refused')
      return route.fulfill({ status: 400, json: { code: 400, msg: '有一项不对', data: { fields } } });
    inFlight.add(route.request());
    if (outcome === undefined) return route.continue();
    return route.continue({ headers: { ...route.request().headers(), token: 'nobody-holds-it' } });
  });
  return {
    /** Holds calls from now on, once those released before are answered. */
    async hold() {
      held = new Promise((resolve) => (release = resolve));
      await expect.poll(() => inFlight.size).toBe(0);
    },
    /** Waits until the page, which may have to load code for it, has made its call. */
    untilHeld: () => expect.poll(() => waiting).toBeGreaterThan(0),
    /**
     * Releases the held calls.
     * @param simulated outcome; by default the gateway answers
     * @param before runs just before each call arrives
     * @param fieldErrors of a `refused` call
     */
    end(simulated?: SimulatedOutcome, before = () => {}, fieldErrors: readonly FieldError[] = []) {
      outcome = simulated;
      beforeArrival = before;
      fields = fieldErrors;
      release();
    },
  };
}

/** Calls that a test answers itself, one by one; those that the page gives up leave the list. */
export interface HeldRoutes {
  /** in the order of arrival */
  readonly routes: readonly Route[];
  hold(route: Route): void;
  /** Waits for the only call, and takes it from the list. */
  next(): Promise<Route>;
  /** Ends the only call, and each retry of it in the same way. @param retries after which the page gives up */
  end(respondTo: (route: Route) => Promise<void>, retries?: number): Promise<void>;
  /** Forgets the calls of a page that was left. */
  clear(): void;
}

/** @param page whose clock is paused: it repeats a call after a delay */
export function createHeldRoutes(page: Page): HeldRoutes {
  const routes: Route[] = [];
  page.on('requestfailed', (request) => {
    const index = routes.findIndex((route) => route.request() === request);
    if (index >= 0) routes.splice(index, 1);
  });
  async function next(): Promise<Route> {
    await expect.poll(() => routes.length).toBe(1);
    const route = routes.pop();
    if (route === undefined) throw new Error('no call is held');
    return route;
  }
  return {
    routes,
    hold: (route) => void routes.push(route),
    next,
    async end(respondTo, retries = 0) {
      await respondTo(await next());
      for (let left = retries; left > 0; left -= 1) {
        await runClockUntil(page, () => routes.length === 1);
        await respondTo(await next());
      }
    },
    clear: () => void (routes.length = 0),
  };
}

/** The gateway is not reached. */
export const abort = (route: Route) => route.abort('connectionrefused');

/** The gateway's response to a call that succeeded. */
export const respond = (route: Route, data: object) =>
  route.fulfill({ json: { code: 200, msg: 'ok', data } });

export interface FailedResponse {
  readonly status: number;
  readonly msg: string;
  readonly retryAfterSeconds?: number | undefined;
}

/** The gateway's response to a call that failed. */
export const respondWithFailure = (route: Route, { status, msg, retryAfterSeconds }: FailedResponse) =>
  route.fulfill({
    status,
    headers: retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
    json: { code: status, msg, data: {} },
  });

/** Resolves when the page has noticed that a call to one of the operations failed: it reports that on the console. */
export const untilFailureIsNoticed = (page: Page, ...operations: readonly string[]) =>
  page.waitForEvent('console', (message) => operations.some((name) => message.text().startsWith(`${name} `)));
