import { report } from '../lifecycle/report.ts';
import { storeRefusal, type StoreResult } from './store-result.ts';

/** Keys of session storage, as docs/contracts/browser.md names them. */
type SessionKey =
  | 'openid'
  | 'cardId'
  | 'token'
  | 'pageStore'
  | 'chunkReloadedAt'
  | 'nowPlaying'
  | 'smsForm'
  | 'codeLock'
  | 'appBar'
  | 'messagingAttempt'
  | 'messagingNewcomer'
  | 'trialForm'
  | `entryForm.${string}`
  | `tipContact.${string}`
  | `commonwealPerson.${string}`
  | `voteChoice.${string}`;

/** What was kept for this tab; undefined when there is nothing, or storage is forbidden. */
export function readSessionValue(key: SessionKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch (cause) {
    report('session storage', cause);
    return undefined;
  }
}

/** Keeps a value for this tab, and says why where it cannot be kept. */
export function keepSessionValue(key: SessionKey, value: string): StoreResult {
  try {
    sessionStorage.setItem(key, value);
    return 'kept';
  } catch (cause) {
    report('session storage', cause);
    return storeRefusal(cause);
  }
}

export function dropSessionValue(key: SessionKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch (cause) {
    report('session storage', cause);
  }
}
