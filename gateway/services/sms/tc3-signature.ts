import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  readonly host: string;
  /** such as `sms` */
  readonly service: string;
  readonly action: string;
  readonly body: string;
  /** seconds since 1970 */
  readonly timestamp: number;
  readonly secretId: string;
  readonly secretKey: string;
}

export const contentType = 'application/json; charset=utf-8';
const signedHeaders = 'content-type;host;x-tc-action';

/** The `Authorization` header of Tencent Cloud's API 3.0: TC3-HMAC-SHA256 over method, headers and body. */
export function tc3Authorization(request: SignedRequest): string {
  const { host, service, action, body, timestamp, secretId, secretKey } = request;
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${date}/${service}/tc3_request`;
  const canonicalHeaders = `content-type:${contentType}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`;
  const canonical = ['POST', '/', '', canonicalHeaders, signedHeaders, sha256(body)].join('\n');
  const toSign = ['TC3-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n');
  const key = [date, service, 'tc3_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`TC3${secretKey}`),
  );
  const signature = hmac(key, toSign).toString('hex');
  return `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
