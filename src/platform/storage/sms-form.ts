import { removeSessionValue, storeSessionValue, readSessionValue } from './session-values.ts';

/** Unsent input of the sign-in form, stored for the tab so that a reload does not lose it. */
export interface SmsForm {
  readonly phone: string;
  readonly code: string;
  readonly consented: boolean;
  /** ms since 1970 until which no further code can be requested; 0 if it can */
  readonly lockedUntil: number;
}

const empty: SmsForm = { phone: '', code: '', consented: false, lockedUntil: 0 };
const key = 'smsForm';
/** ms; a longer lock must come from a wrong clock */
const maxLockMs = 24 * 3_600_000;

/** Reads the stored form; an invalid value counts as none. */
export function readSmsForm(): SmsForm {
  try {
    const value: unknown = JSON.parse(readSessionValue(key) ?? '{}');
    return isForm(value) ? value : empty;
  } catch {
    return empty; // truncated or foreign value
  }
}

export function storeSmsForm(change: Partial<SmsForm>): void {
  storeSessionValue(key, JSON.stringify({ ...readSmsForm(), ...change }));
}

/** Locks further requests for a code, also after a reload. @returns ms since 1970 at which the lock ends */
export function lockSmsResend(seconds: number): number {
  const lockedUntil = Date.now() + seconds * 1000;
  storeSmsForm({ lockedUntil });
  return lockedUntil;
}

/** Remaining time of the lock in whole seconds; 0 if there is none. */
export function smsResendLock(): number {
  const left = readSmsForm().lockedUntil - Date.now();
  return left > 0 && left < maxLockMs ? Math.ceil(left / 1000) : 0;
}

export function removeSmsForm(): void {
  removeSessionValue(key);
}

function isForm(value: unknown): value is SmsForm {
  if (typeof value !== 'object' || value === null) return false;
  const { phone, code, consented, lockedUntil }: Partial<Record<keyof SmsForm, unknown>> = value;
  const isTyped = typeof phone === 'string' && typeof code === 'string';
  return isTyped && typeof consented === 'boolean' && typeof lockedUntil === 'number';
}
