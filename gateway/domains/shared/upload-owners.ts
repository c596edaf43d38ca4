import { createHash } from 'node:crypto';
import { Failure } from '../../contract/failure.ts';
import type { CallContext } from '../../contract/handler.ts';

/** Names that a caller's uploads may be kept under; new ones get the first. */
export type UploadOwners = readonly [string, ...string[]];

/**
 * Whose uploads a call may touch: those of the reader who is signed in, and those that were begun with this secret before
 * they were. Of the secret only a hash is kept.
 * @throws Failure 401 when the call has neither
 */
export function uploadOwners({ reader }: Pick<CallContext, 'reader'>, secret?: string): UploadOwners {
  const device = secret && `device:${createHash('sha256').update(secret).digest('hex')}`;
  if (reader) return device ? [ownerOfReader(reader.id), device] : [ownerOfReader(reader.id)];
  if (device) return [device];
  throw new Failure(401, '请先登录。');
}

export const ownerOfReader = (readerId: string) => `reader:${readerId}`;
