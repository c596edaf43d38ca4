import { createHash } from 'node:crypto';
import { Failure } from '../../contract/failure.ts';
import type { CallContext } from '../../contract/handler.ts';

/** Owner names that the caller's uploads can have; new uploads get the first. */
export type UploadOwners = readonly [string, ...string[]];

/**
 * Owners of the uploads that a call may access: the signed-in reader, and the device that began uploads with this
 * secret before signing in. Only a hash of the secret is stored.
 * @throws Failure 401 when the call has neither
 */
export function uploadOwners({ reader }: Pick<CallContext, 'reader'>, secret?: string): UploadOwners {
  const device = secret && `device:${createHash('sha256').update(secret).digest('hex')}`;
  if (reader) return device ? [readerOwner(reader.id), device] : [readerOwner(reader.id)];
  if (device) return [device];
  throw new Failure(401, '请先登录。');
}

export const readerOwner = (readerId: string) => `reader:${readerId}`;
