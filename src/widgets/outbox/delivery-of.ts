import { GatewayError } from 'qlwb-gateway-sdk/errors';
import type { Delivery } from '#machines/outbox/delivery.ts';
import { failureText } from '#widgets/notice/failure-text.ts';

/** Classifies a failed write. @param cause what the call threw */
export function deliveryOf(cause: unknown): Exclude<Delivery, { kind: 'sent' }> {
  const reason = failureText(cause);
  if (!(cause instanceof GatewayError)) return { kind: 'broken', reason };
  const { failure } = cause;
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return { kind: 'unreached', reason };
    case 'rejected':
    case 'malformed':
      return { kind: 'broken', reason };
    case 'http': {
      const { status, retryAfter } = failure;
      if (status === 401) return { kind: 'token-dead', reason };
      if (status === 429 || status === 503)
        return { kind: 'too-fast', reason, ...(retryAfter !== undefined && { retryAfter }) };
      return { kind: status < 500 ? 'refused' : 'broken', reason };
    }
  }
}
