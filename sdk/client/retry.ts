import { GatewayError } from './gateway-error.ts';
import type { Deadline } from './deadline.ts';
import type { Operation } from './operation.ts';

/** When a call is sent again. */
export interface RetryRule {
  /** how often; 2 by default, 0 for never */
  readonly limit?: number;
  /** HTTP statuses after which it is; 429, 502, 503 and 504 by default */
  readonly statuses?: readonly number[];
}

const usualLimit = 2;
const passingStatuses = [429, 502, 503, 504];
/** ms before the first retry; doubles for each further one, with jitter of ±50% */
const firstDelayMs = 300;

interface Parts {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A call may be retried if it only reads, or if its clientId lets the gateway detect repeats. */
export function mayRepeat(operation: Operation, { query, body }: Parts): boolean {
  const reads = operation.method === 'get' ? !operation.writes : operation.idempotent === true;
  return reads || typeof (body?.['clientId'] ?? query?.['clientId']) === 'string';
}

export interface RetryDependencies {
  /** 0 to 1 */
  readonly random: () => number;
  /** rejects when the signal fires */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Runs a call and retries it after a network failure or a temporary error of the gateway. */
export async function withRetries<T>(
  run: () => Promise<T>,
  { limit = usualLimit, statuses = passingStatuses }: RetryRule,
  deadline: Deadline,
  dependencies: RetryDependencies,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const pause = pauseAfter(error, statuses, tries, dependencies.random());
      if (tries >= limit || pause === undefined || pause >= deadline.remainingMs()) throw error;
      await dependencies.wait(pause, deadline.signal);
    }
  }
}

function pauseAfter(
  error: unknown,
  statuses: readonly number[],
  tries: number,
  random: number,
): number | undefined {
  if (!(error instanceof GatewayError)) return undefined;
  const { failure } = error;
  const isPassing =
    failure.kind === 'network' || (failure.kind === 'http' && statuses.includes(failure.status));
  if (!isPassing) return undefined;
  const asked = failure.kind === 'http' ? (failure.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, firstDelayMs * 2 ** tries * (0.5 + random));
}

/** Resolves after `ms`; rejects at once when the signal fires. */
export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('the call was aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
