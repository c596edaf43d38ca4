import { report } from '../lifecycle/report.ts';
import { storeRefusal, type StoreResult } from './store-result.ts';

/** Keys of session storage as docs/contracts/browser.md lists them. */
export type SessionKey =
  | 'openid'
  | 'unionid'
  | 'cardId'
  | 'token'
  | 'linkToken'
  | 'pageStore'
  | 'chunkReloadedAt'
  | 'nowPlaying'
  | 'smsForm'
  | 'codeLock'
  | 'messagingAttempt'
  | 'messagingNewcomer'
  | 'circleJoin'
  | 'trialForm'
  | `entryForm.${string}`
  | `tipContact.${string}`
  | `commonwealPerson.${string}`
  | `postDraft.${string}`
  | `inquiryPerson.${string}`
  | `voteChoice.${string}`;

/** Reads a value of this tab; undefined if there is none or storage is forbidden. */
export function readSessionValue(key: SessionKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch (cause) {
    report('session storage', cause);
    return undefined;
  }
}

/** Stores a value for this tab. @returns why not, if it cannot be stored */
export function storeSessionValue(key: SessionKey, value: string): StoreResult {
  try {
    sessionStorage.setItem(key, value);
    return 'kept';
  } catch (cause) {
    report('session storage', cause);
    return storeRefusal(cause);
  }
}

export function removeSessionValue(key: SessionKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch (cause) {
    report('session storage', cause);
  }
}
