import { expect, type Page, type Request } from '@playwright/test';

/** Goes offline and online again, so that the browser reports the return of the network. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
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
    await held;
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
