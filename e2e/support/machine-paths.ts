import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expect, type Page, type Request } from '@playwright/test';
import type { Path } from '../../machines/proof/paths.ts';
import type { RunningGateway } from './gateway.ts';

export type Edge = Path['edges'][number];

/** The one state in force of a machine whose states have no parts. */
export const stateOf = ({ value }: Edge['to']['snapshot']): string => String(value);

/** How a call came to its end; undefined for any other event. */
export function outcomeOf({ event: { type, output } }: Edge): string | undefined {
  if (!type.startsWith('xstate.done') || typeof output !== 'object' || output === null) return undefined;
  if ('outcome' in output) return String(output.outcome);
  return 'kind' in output ? String(output.kind) : undefined;
}

/** ms; the gateway writes the same file */
const busyTimeoutMs = 10_000;

/** Changes rows as if something had happened that no reader can do, all at once. */
export function changeRows(
  gateway: RunningGateway,
  ...changes: readonly (readonly [sql: string, ...values: SQLInputValue[]])[]
): void {
  const database = new DatabaseSync(join(gateway.dataDir, 'gateway.sqlite'), { timeout: busyTimeoutMs });
  try {
    database.exec('begin immediate');
    for (const [sql, ...values] of changes) database.prepare(sql).run(...values);
    database.exec('commit');
  } finally {
    database.close();
  }
}

/** As rows have times. @param hours from now on, or back */
export const timestampInHours = (hours: number): string =>
  new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** Last day of a lock: 1 January of a year that is still to come, whenever this runs. */
export const lockEndDate = `${Number(timestampInHours(0).slice(0, 4)) + 3}-01-01`;

/** The network goes, if it is there, and comes again. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

const simulatedOutcomes = ['too-fast', 'broken', 'unreached', 'token-dead', 'refused'] as const;
/** ends of calls that the gateway does not bring about */
type SimulatedOutcome = (typeof simulatedOutcomes)[number];

/** What a refusal says of one field. */
interface FieldError {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
}

export const simulatedOutcomeOf = (end: string): SimulatedOutcome | undefined =>
  simulatedOutcomes.find((one) => one === end);

/**
 * Holds calls until they are let through, and has them end as they are told to: by the gateway, or by what comes between.
 * @param url of the calls
 */
export async function holdCalls(page: Page, url: string | RegExp) {
  let letThrough = () => {};
  let held = Promise.resolve();
  let meanwhile = () => {};
  let ending: SimulatedOutcome | undefined;
  let fields: readonly FieldError[] = [];
  /** at the gateway */
  const underWay = new Set<Request>();
  const arrive = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', arrive);
  page.on('requestfailed', arrive);
  // nobody tells of the end of what belonged to the page that is left
  page.on('request', (request) => {
    if (request.isNavigationRequest()) underWay.clear();
  });
  await page.route(url, async (route) => {
    await held;
    meanwhile();
    if (ending === 'unreached') return route.abort('connectionrefused');
    if (ending === 'too-fast')
      return route.fulfill({ status: 429, json: { code: 429, msg: '操作太频繁了，请稍后再试。', data: {} } });
    if (ending === 'broken')
      return route.fulfill({ status: 500, json: { code: 500, msg: '服务出错了', data: {} } });
    if (ending === 'refused' && fields.length === 0)
      return route.fulfill({ status: 409, json: { code: 409, msg: '您已经提交过申请', data: {} } });
    if (ending === 'refused')
      return route.fulfill({ status: 400, json: { code: 400, msg: '有一项不对', data: { fields } } });
    underWay.add(route.request());
    if (ending === undefined) return route.continue();
    return route.continue({ headers: { ...route.request().headers(), token: 'nobody-holds-it' } });
  });
  return {
    /** The next call waits. Those that were let through before it are answered then. */
    async hold() {
      held = new Promise((resolve) => (letThrough = resolve));
      await expect.poll(() => underWay.size).toBe(0);
    },
    /**
     * @param how it ends; undefined as the gateway answers @param before what happens just before it arrives
     * @param faults what is wrong with what was sent, where it is refused
     */
    end(how?: SimulatedOutcome, before = () => {}, faults: readonly FieldError[] = []) {
      ending = how;
      meanwhile = before;
      fields = faults;
      letThrough();
    },
  };
}
