import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { Failure, notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { newId } from '../../db/ids.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { parseShanghaiTime, shanghaiTime } from '../../db/time.ts';
import type { UploadKind, UploadsTable } from '../../db/tables/upload-tables.ts';
import type { StoredFile } from '../../services/uploads/upload-files.ts';
import type { UploadOwners } from '../shared/upload-owners.ts';
import {
  maxChunkBytes,
  lockMs,
  minChunkBytes,
  unclaimedQuota,
  unclaimedLifetimeMs,
} from './upload-limits.ts';

export type Upload = Selectable<UploadsTable>;

interface NewUpload {
  readonly owner: string;
  readonly kind: UploadKind;
  /** bytes */
  readonly size: number;
  readonly isPrivate: boolean;
}

/** @throws Failure 429 if the owner has too many files that are not attached to anything */
export async function startUpload(
  transaction: Transaction<Schema>,
  { owner, kind, size, isPrivate }: NewUpload,
  now: Date,
): Promise<Schemas['UploadStarted']> {
  const own = await transaction
    .selectFrom('uploads')
    .select(['size', 'created_at'])
    .where('owner', '=', owner)
    .where('created_at', '>', shanghaiTime(new Date(now.getTime() - unclaimedLifetimeMs)))
    .orderBy('created_at')
    .execute();
  const bytes = own.reduce((sum, upload) => sum + upload.size, size);
  const [oldest] = own;
  if (oldest && (own.length >= unclaimedQuota.files || bytes > unclaimedQuota.bytes)) {
    const ends = parseShanghaiTime(oldest.created_at).getTime() + unclaimedLifetimeMs;
    throw new Failure(429, '还没有发出去的图片和视频太多了，请先移除一些，再添加新的', {
      retryAfter: Math.max(1, Math.ceil((ends - now.getTime()) / 1000)),
    });
  }
  const id = newId(now);
  await transaction
    .insertInto('uploads')
    .values({
      id,
      owner,
      kind,
      size,
      received: 0,
      state: 'open',
      holder: '',
      held_until: '',
      file: '',
      width: 0,
      height: 0,
      color: '',
      bytes: 0,
      duration: null,
      subject: null,
      place: 0,
      created_at: shanghaiTime(now),
      is_private: isPrivate ? 1 : 0,
    })
    .execute();
  return { id, received: 0, chunkSize: maxChunkBytes, smallestChunk: minChunkBytes };
}

/** The caller's upload. @throws Failure 404 if there is none or it is another's; the answer does not tell which */
export async function requireOwnUpload(db: Database, id: string, owners: UploadOwners): Promise<Upload> {
  const upload = await db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('owner', 'in', owners)
    .executeTakeFirst();
  if (upload === undefined) throw notFound('这个文件已经失效，请移除后重新添加');
  return upload;
}

/**
 * Locks an upload while it is written or checked, across processes. An expired lock is replaced: its process was killed.
 * @returns the lock's id; undefined if the upload has changed since it was read, or is locked
 */
export async function lockUpload(
  db: Database,
  { id, received }: Upload,
  state: keyof typeof lockMs,
  now: Date,
): Promise<string | undefined> {
  const holder = randomUUID();
  const time = shanghaiTime(now);
  const locked = await db
    .updateTable('uploads')
    .set({
      holder,
      held_until: shanghaiTime(new Date(now.getTime() + lockMs[state])),
      state: state === 'checking' ? 'checking' : 'open',
    })
    .where('id', '=', id)
    .where('received', '=', received)
    .where('state', 'in', state === 'checking' ? ['open', 'checking'] : ['open'])
    .where('subject', 'is', null)
    .where((is) => is.or([is('holder', '=', ''), is('held_until', '<', time)]))
    .returning('id')
    .executeTakeFirst();
  return locked && holder;
}

/** Unlocks an upload. @returns whether the lock was still valid */
export async function unlockUpload(
  db: Database,
  { id }: Upload,
  holder: string,
  changes: Partial<Pick<Upload, 'received'>> = {},
): Promise<boolean> {
  return updateLocked(db, id, holder, { ...changes, state: 'open' });
}

/** Unlocks an upload that passed the check. @returns whether the lock was still valid */
export async function setReady(
  db: Database,
  { id }: Upload,
  holder: string,
  { duration, ...file }: StoredFile,
): Promise<boolean> {
  return updateLocked(db, id, holder, { ...file, duration: duration ?? null, state: 'ready' });
}

async function updateLocked(
  db: Database,
  id: string,
  holder: string,
  changes: Partial<Upload>,
): Promise<boolean> {
  const row = await db
    .updateTable('uploads')
    .set({ ...changes, holder: '' })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes an upload that is not attached to anything. @returns it, if it existed */
export async function deleteUpload(
  db: Database,
  id: string,
  owners: UploadOwners,
): Promise<Upload | undefined> {
  return db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('owner', 'in', owners)
    .where('subject', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Total size of uploads in progress, for which disk space is reserved. */
export async function expectedBytes(db: Database): Promise<number> {
  const { sum } = await db
    .selectFrom('uploads')
    .select(({ fn }) => [fn.sum<string | number | null>('size').as('sum')])
    .where('state', '<>', 'ready')
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
