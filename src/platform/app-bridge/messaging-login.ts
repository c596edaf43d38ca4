import { dropSessionValue, keepSessionValue, readSessionValue } from '../storage/session-values.ts';

/** What this tab keeps while its reader is away in the messaging app. */
export interface KeptAttempt {
  readonly state: string;
  readonly verifier: string;
  /** page below the app's base to go on with */
  readonly returnTo: string;
}

/** Who came back and is binding a phone: a page that is put away for the text message comes back to this. */
export interface KeptNewcomer {
  readonly ticket: string;
  readonly name: string;
  /** ms since 1970 from which on it is too old */
  readonly until: number;
}

export function keepMessagingAttempt(attempt: KeptAttempt): void {
  keepSessionValue('messagingAttempt', JSON.stringify(attempt));
}

/** What was kept; what is none of ours counts as none. */
export function readMessagingAttempt(): KeptAttempt | undefined {
  const { state, verifier, returnTo } = readFields('messagingAttempt');
  if (typeof state !== 'string' || typeof verifier !== 'string' || typeof returnTo !== 'string')
    return undefined;
  return { state, verifier, returnTo };
}

export function dropMessagingAttempt(): void {
  dropSessionValue('messagingAttempt');
}

export function keepMessagingNewcomer(newcomer: KeptNewcomer): void {
  keepSessionValue('messagingNewcomer', JSON.stringify(newcomer));
}

/** What was kept and is not too old. */
export function readMessagingNewcomer(): KeptNewcomer | undefined {
  const { ticket, name, until } = readFields('messagingNewcomer');
  if (typeof ticket !== 'string' || typeof name !== 'string' || typeof until !== 'number') return undefined;
  return Date.now() < until ? { ticket, name, until } : undefined;
}

export function dropMessagingNewcomer(): void {
  dropSessionValue('messagingNewcomer');
}

/**
 * Leads this tab to the messaging app's page, in place of the present one: going back from there leads to where the
 * reader was before they wanted to sign in.
 * @throws Error for what is no web address
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
    return {}; // half of a text, or somebody else's
  }
}
