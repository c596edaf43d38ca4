import { createHash } from 'node:crypto';

export interface SignedAddress {
  readonly ticket: string;
  readonly nonceStr: string;
  /** seconds since 1970 */
  readonly timestamp: number;
  /** without what stands after `#` */
  readonly url: string;
}

/** The signature by which the messaging app knows that a page may speak to it: SHA-1, as its rules have it. */
export function shareSignature({ ticket, nonceStr, timestamp, url }: SignedAddress): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}
