import { createHash } from 'node:crypto';

export interface SignedAddress {
  readonly ticket: string;
  readonly nonceStr: string;
  /** seconds since 1970 */
  readonly timestamp: number;
  /** without fragment */
  readonly url: string;
}

/** The signature that authorizes a page to use the messaging app's script; WeChat requires SHA-1. */
export function shareSignature({ ticket, nonceStr, timestamp, url }: SignedAddress): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}
