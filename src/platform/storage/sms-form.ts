import { dropSessionValue, keepSessionValue, readSessionValue } from './session-values.ts';

/** What was typed into the sign-in form and not sent, for the tab: a reload must not cost it. */
export interface SmsForm {
  readonly phone: string;
  readonly code: string;
  readonly consented: boolean;
  /** ms since 1970; 0 when another code may be asked for */
  readonly lockedUntil: number;
}

const empty: SmsForm = { phone: '', code: '', consented: false, lockedUntil: 0 };
const key = 'smsForm';
/** ms beyond which a lock is taken for the work of a wrong clock */
const longestLock = 24 * 3_600_000;

/** What was kept; what is no form of ours counts as none. */
export function readSmsForm(): SmsForm {
  try {
    const value: unknown = JSON.parse(readSessionValue(key) ?? '{}');
    return isForm(value) ? value : empty;
  } catch {
    return empty; // half of a text, or somebody else's
  }
}

export function keepSmsForm(change: Partial<SmsForm>): void {
  keepSessionValue(key, JSON.stringify({ ...readSmsForm(), ...change }));
}

/** Locks the asking for a code, for reloads as well. @returns until when, in ms since 1970 */
export function lockSmsForm(seconds: number): number {
  const lockedUntil = Date.now() + seconds * 1000;
  keepSmsForm({ lockedUntil });
  return lockedUntil;
}

/** What is left of the lock, in whole s; 0 when there is none. */
export function smsFormLock(): number {
  const left = readSmsForm().lockedUntil - Date.now();
  return left > 0 && left < longestLock ? Math.ceil(left / 1000) : 0;
}

export function dropSmsForm(): void {
  dropSessionValue(key);
}

function isForm(value: unknown): value is SmsForm {
  if (typeof value !== 'object' || value === null) return false;
  const { phone, code, consented, lockedUntil }: Partial<Record<keyof SmsForm, unknown>> = value;
  const isTyped = typeof phone === 'string' && typeof code === 'string';
  return isTyped && typeof consented === 'boolean' && typeof lockedUntil === 'number';
}
