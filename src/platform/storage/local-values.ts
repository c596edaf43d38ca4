import { report } from '../lifecycle/report.ts';
import { storeRefusal, type StoreResult } from './store-result.ts';

/** Key prefixes in local storage as docs/contracts/browser.md lists them. */
export type LocalFamily =
  | 'draft'
  | 'unsent'
  | 'toolText'
  | 'tipDraft'
  | 'commonwealDraft'
  | 'hiddenReader'
  | 'ledger'
  | 'postDraft'
  | 'inquiryDraft';

/** All values of a family by name; empty if storage is forbidden. */
export function readLocalValues(family: LocalFamily): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  try {
    for (let at = 0; at < localStorage.length; at += 1) {
      const key = localStorage.key(at) ?? '';
      const value = key.startsWith(`${family}.`) ? localStorage.getItem(key) : null;
      if (value !== null) values.set(key.slice(family.length + 1), value);
    }
  } catch (cause) {
    report('local storage', cause);
  }
  return values;
}

/** undefined if there is no value or storage is forbidden */
export function readLocalValue(family: LocalFamily, name: string): string | undefined {
  try {
    return localStorage.getItem(`${family}.${name}`) ?? undefined;
  } catch (cause) {
    report('local storage', cause);
    return undefined;
  }
}

/** Stores a value on this device. @returns why not, if it cannot be stored */
export function storeLocalValue(family: LocalFamily, name: string, value: string): StoreResult {
  try {
    localStorage.setItem(`${family}.${name}`, value);
    return 'kept';
  } catch (cause) {
    report('local storage', cause);
    return storeRefusal(cause);
  }
}

export function removeLocalValue(family: LocalFamily, name: string): void {
  try {
    localStorage.removeItem(`${family}.${name}`);
  } catch (cause) {
    report('local storage', cause);
  }
}

/** Calls back when another page of the app changes a value of the family. @returns a function that unsubscribes */
export function watchLocalValues(family: LocalFamily, onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // without a key, all of storage was cleared
    if (key === null || key.startsWith(`${family}.`)) onChange();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
