import { removeSessionValue, storeSessionValue, readSessionValue } from '../storage/session-values.ts';

/** Stored in the tab while the reader is at the messaging app's sign-in page. */
export interface LoginAttempt {
  readonly state: string;
  readonly verifier: string;
  /** page below the app's base to return to */
  readonly returnTo: string;
}

/** A reader who returned and is binding a phone; survives a reload while the reader looks up the SMS. */
export interface PhoneBinding {
  readonly ticket: string;
  readonly name: string;
  /** ms since 1970 at which the ticket expires */
  readonly until: number;
}

export function storeLoginAttempt(attempt: LoginAttempt): void {
  storeSessionValue('messagingAttempt', JSON.stringify(attempt));
}

/** Reads the stored attempt; an invalid one counts as none. */
export function readLoginAttempt(): LoginAttempt | undefined {
  const { state, verifier, returnTo } = readFields('messagingAttempt');
  if (typeof state !== 'string' || typeof verifier !== 'string' || typeof returnTo !== 'string')
    return undefined;
  return { state, verifier, returnTo };
}

export function removeLoginAttempt(): void {
  removeSessionValue('messagingAttempt');
}

export function storePhoneBinding(newcomer: PhoneBinding): void {
  storeSessionValue('messagingNewcomer', JSON.stringify(newcomer));
}

/** Reads the stored newcomer if the ticket has not expired. */
export function readPhoneBinding(): PhoneBinding | undefined {
  const { ticket, name, until } = readFields('messagingNewcomer');
  if (typeof ticket !== 'string' || typeof name !== 'string' || typeof until !== 'number') return undefined;
  return Date.now() < until ? { ticket, name, until } : undefined;
}

export function removePhoneBinding(): void {
  removeSessionValue('messagingNewcomer');
}

/**
 * Replaces this page by the messaging app's sign-in page, so that Back leads to the page before the sign-in.
 * @throws Error if the address is not an http(s) URL
 */
export function leaveForMessagingApp(address: string): void {
  const { protocol, href } = new URL(address, location.href);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('no web address to sign in at');
  location.replace(href);
}

function readFields(key: 'messagingAttempt' | 'messagingNewcomer'): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readSessionValue(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // truncated or foreign value
  }
}
