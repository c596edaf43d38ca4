import { randomUuid } from '../storage/device.ts';
import { report } from './report.ts';

export const heldByOtherPage = Symbol('another page of the app is at it');

/** longer than any call, so that the claim of a killed page expires */
const claimLifetimeMs = 40_000;
/** time until a claim is valid: of two simultaneous claims the later one wins */
const claimDelayMs = 40;

/**
 * Runs a job unless another page of the app is running it. Uses the Web Locks API, or where it is missing (old WebViews,
 * pages without https) a claim in local storage.
 * @throws errors of the job
 */
export async function withPageLock<T>(
  name: string,
  job: () => Promise<T>,
): Promise<T | typeof heldByOtherPage> {
  // missing in old browsers, contrary to its type
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return byClaim(`claim.${name}`, job);
  return locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? heldByOtherPage : job()));
}

async function byClaim<T>(key: string, job: () => Promise<T>): Promise<T | typeof heldByOtherPage> {
  const mine = randomUuid();
  try {
    if (isHeld(localStorage.getItem(key))) return heldByOtherPage;
    localStorage.setItem(key, `${mine} ${Date.now() + claimLifetimeMs}`);
    await new Promise((resolve) => setTimeout(resolve, claimDelayMs));
    if (!localStorage.getItem(key)?.startsWith(mine)) return heldByOtherPage;
  } catch (cause) {
    // without storage, pages share nothing that both could send
    report('claim', cause);
    return job();
  }
  try {
    return await job();
  } finally {
    localStorage.removeItem(key);
  }
}

/** @param claim `<page> <expiry in ms since 1970>` */
function isHeld(claim: string | null): boolean {
  const end = Number(claim?.split(' ')[1]);
  const left = end - Date.now();
  // a clock that was set back leaves claims in the far future
  return left > 0 && left <= claimLifetimeMs;
}
