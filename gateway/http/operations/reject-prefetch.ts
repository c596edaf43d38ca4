import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '../../contract/failure.ts';

/** Where browsers say that nobody asked for the address yet: the standard's header, and those of older ones. */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const aheadOfTheReader = /\b(?:prefetch|prerender|preview)\b/i;

/**
 * A GET that writes is for a tap: what is fetched ahead of one does nothing.
 * @throws Failure 400 that names the header
 */
export function refusePrefetch(headers: IncomingHttpHeaders): void {
  const name = purposeHeaders.find((header) => aheadOfTheReader.test(String(headers[header] ?? '')));
  if (name === undefined) return;
  const message = '这个操作不能提前执行，请由读者点按后再发送。';
  throw new Failure(400, message, { fields: [{ path: `headers.${name}`, rule: 'prefetch', message }] });
}
