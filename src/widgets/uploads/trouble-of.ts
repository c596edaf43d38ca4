import { GatewayError } from 'qlwb-gateway-sdk/errors';
import type { Trouble } from '#machines/upload/upload-steps.ts';
import { failureText } from '#widgets/notice/failure-text.ts';

/** s after which nobody waits for a gateway that is busy: it is said, and may be tried again */
const longestRest = 300;

/** What a failed call means for a file on its way. @param cause what the call threw */
export function troubleOf(cause: unknown): Trouble {
  const reason = failureText(cause);
  if (!(cause instanceof GatewayError)) return { kind: 'broken', reason };
  const { failure } = cause;
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return { kind: 'unreached' };
    case 'rejected':
    case 'malformed':
      return { kind: 'broken', reason };
    case 'http':
      return ofStatus(failure.status, failure.retryAfter ?? 1, failure.msg || reason, reason);
  }
}

function ofStatus(status: number, seconds: number, said: string, reason: string): Trouble {
  if (status === 409) return { kind: 'elsewhere' };
  if (status === 404) return { kind: 'lost' };
  if (status === 401) return { kind: 'broken', reason };
  if (status === 429 || status === 503)
    return seconds <= longestRest
      ? { kind: 'busy', seconds, reason: said }
      : { kind: 'broken', reason: said };
  return status < 500 ? { kind: 'refused', reason: said } : { kind: 'broken', reason };
}
