import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '../../contract/failure.ts';

/** Headers by which browsers mark a speculative request: the standard one and those of older browsers. */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const speculativePurpose = /\b(?:prefetch|prerender|preview)\b/i;

/**
 * Rejects speculative requests, for operations that write by GET.
 * @throws Failure 400 naming the header
 */
export function rejectPrefetch(headers: IncomingHttpHeaders): void {
  const name = purposeHeaders.find((header) => speculativePurpose.test(String(headers[header] ?? '')));
  if (name === undefined) return;
  const message = '这个操作不能提前执行，请由读者点按后再发送。';
  throw new Failure(400, message, { fields: [{ path: `headers.${name}`, rule: 'prefetch', message }] });
}
