import { randomUuid } from '../storage/device.ts';
import { report } from './report.ts';

export const otherPage = Symbol('another page of the app is at it');

/** ms; longer than any call lasts, so that a page that was killed with its claim holds nobody up for ever */
const claimLife = 40_000;
/** ms until a claim counts: of two made at once the later one wins */
const settling = 40;

/**
 * Does a job unless another page of the app is doing it: by a lock of the browser's, or where it has none (old WebViews,
 * pages that are not served over https) by a claim in local storage.
 * @throws what the job throws
 */
export async function inOnePage<T>(name: string, job: () => Promise<T>): Promise<T | typeof otherPage> {
  // typed as always there; it is not
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return byClaim(`claim.${name}`, job);
  return locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? otherPage : job()));
}

async function byClaim<T>(key: string, job: () => Promise<T>): Promise<T | typeof otherPage> {
  const mine = randomUuid();
  try {
    if (isHeld(localStorage.getItem(key))) return otherPage;
    localStorage.setItem(key, `${mine} ${Date.now() + claimLife}`);
    await new Promise((resolve) => setTimeout(resolve, settling));
    if (!localStorage.getItem(key)?.startsWith(mine)) return otherPage;
  } catch (cause) {
    // without storage pages share nothing that both could send
    report('claim', cause);
    return job();
  }
  try {
    return await job();
  } finally {
    localStorage.removeItem(key);
  }
}

/** @param claim `<page> <ms since 1970 at which it ends>` */
function isHeld(claim: string | null): boolean {
  const end = Number(claim?.split(' ')[1]);
  const left = end - Date.now();
  // a clock that was set back leaves claims far in the future
  return left > 0 && left <= claimLife;
}
