import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type ExpressionBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { Failure, notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { newId } from '../../db/ids.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { clockToleranceMs, parseShanghaiTime, shanghaiTime } from '../../db/time.ts';
import type { UploadKind, UploadsTable } from '../../db/tables/upload-tables.ts';
import type { StoredFile } from '../../services/uploads/upload-files.ts';
import { consume, type RateLimit } from '../shared/rate-counters.ts';
import type { UploadOwners } from '../shared/upload-owners.ts';
import {
  maxChunkBytes,
  lockMs,
  minChunkBytes,
  reservedBytes,
  untouchedLifetimeMs,
  unclaimedQuota,
  unclaimedLifetimeMs,
} from './upload-limits.ts';

export type Upload = Selectable<UploadsTable>;

interface NewUpload {
  readonly owner: string;
  /** hash of the client's network */
  readonly network: string;
  readonly kind: UploadKind;
  /** bytes */
  readonly size: number;
  readonly isPrivate: boolean;
}

/** Its row is locked until the commit, so that concurrent starts of a network cannot exceed its limit together. */
const reservations: RateLimit = { name: 'upload-reservations', max: Number.MAX_SAFE_INTEGER, seconds: 3600 };
/** `Retry-After` in seconds while files that are being sent reserve too many bytes */
const retryWhenReservedSeconds = 60;

/**
 * @throws Failure 429 if the owner has too many files that are not attached to anything, or the owner or the network has
 *   announced too many bytes that have not arrived
 */
export async function startUpload(
  transaction: Transaction<Schema>,
  { owner, network, kind, size, isPrivate }: NewUpload,
  now: Date,
): Promise<Schemas['UploadStarted']> {
  await consume(transaction, reservations, network, now);
  await checkOwnQuota(transaction, owner, size, now);
  if ((await bytesReserved(transaction, 'network', network, now)) + size > reservedBytes.network)
    throw new Failure(429, '这个网络上正在传的文件太多了，请稍后再添加', {
      retryAfter: retryWhenReservedSeconds,
    });
  const id = newId(now);
  await transaction
    .insertInto('uploads')
    .values({
      id,
      owner,
      network,
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

const untouchedSince = (now: Date) => shanghaiTime(new Date(now.getTime() - untouchedLifetimeMs));

/** Whether an upload has not been given up: bytes have arrived, are arriving, or may still come. */
export const isAlive = (now: Date) => (is: ExpressionBuilder<Schema, 'uploads'>) =>
  is.or([
    is('state', '<>', 'open'),
    is('received', '>', 0),
    is('holder', '<>', ''),
    is('created_at', '>', untouchedSince(now)),
  ]);

/** @throws Failure 429 */
async function checkOwnQuota(
  transaction: Transaction<Schema>,
  owner: string,
  size: number,
  now: Date,
): Promise<void> {
  const own = await transaction
    .selectFrom('uploads')
    .select(['received', 'state', 'created_at'])
    .where('owner', '=', owner)
    .where('created_at', '>', shanghaiTime(new Date(now.getTime() - unclaimedLifetimeMs)))
    // those from before the clock was set back would keep the reader waiting by as much longer
    .where('created_at', '<=', shanghaiTime(new Date(now.getTime() + clockToleranceMs)))
    .where(isAlive(now))
    .execute();
  const arrived = own.reduce((sum, upload) => sum + upload.received, size);
  const ends = own.map(({ received, state, created_at }) => {
    const isUntouched = state === 'open' && received === 0;
    return (
      parseShanghaiTime(created_at).getTime() + (isUntouched ? untouchedLifetimeMs : unclaimedLifetimeMs)
    );
  });
  const isFull = own.length >= unclaimedQuota.files || arrived > unclaimedQuota.bytes;
  if (own.length > 0 && isFull)
    throw new Failure(429, '还没有发出去的图片和视频太多了，请先移除一些，再添加新的', {
      retryAfter: Math.max(1, Math.ceil((Math.min(...ends) - now.getTime()) / 1000)),
    });
  if ((await bytesReserved(transaction, 'owner', owner, now)) + size > reservedBytes.owner)
    throw new Failure(429, '正在传的图片和视频太多了，请等它们传完，再添加新的', {
      retryAfter: retryWhenReservedSeconds,
    });
}

/** Bytes that were announced and have not arrived, of files that were begun or continued within five minutes. */
async function bytesReserved(
  db: Database,
  column: 'owner' | 'network',
  value: string,
  now: Date,
): Promise<number> {
  const since = untouchedSince(now);
  const { sum } = await db
    .selectFrom('uploads')
    .select(sql<string | number | null>`sum(size - received)`.as('sum'))
    .where(column, '=', value)
    .where('state', '=', 'open')
    // the last lock on a file ends shortly after its last bytes
    .where((is) => is.or([is('created_at', '>', since), is('held_until', '>', since)]))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** The caller's upload. @throws Failure 404 if there is none or it is another's; the answer does not tell which */
export async function requireOwnUpload(
  db: Database,
  id: string,
  owners: UploadOwners,
  now: Date,
): Promise<Upload> {
  const upload = await db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('owner', 'in', owners)
    .where(isAlive(now))
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
  const holder = `${processName()} ${randomUUID()}`;
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

const processName = () => `${hostname()} ${process.pid}`;

/** Unlocks the uploads of processes of this machine that were killed. Call at the start, before requests are accepted. */
export async function unlockAbandonedUploads(db: Database): Promise<void> {
  const locked = await db.selectFrom('uploads').select(['id', 'holder']).where('holder', '<>', '').execute();
  for (const { id, holder } of locked) {
    const [host, pid] = holder.split(' ');
    if (host !== hostname() || isOtherProcess(Number(pid))) continue;
    await updateLocked(db, id, holder, { state: 'open' });
  }
}

/** Whether a process with this id runs besides this one, which may have the id of a predecessor. */
function isOtherProcess(pid: number): boolean {
  if (pid === process.pid || !Number.isInteger(pid)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // it belongs to another user
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
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
  return updateLocked(db, id, holder, { ...file, duration: duration ?? null, network: '', state: 'ready' });
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

/** Disk space that the cleaned copies of the bytes received so far will take. Announced bytes reserve no space. */
export async function expectedBytes(db: Database): Promise<number> {
  const { sum } = await db
    .selectFrom('uploads')
    .select(({ fn }) => [fn.sum<string | number | null>('received').as('sum')])
    .where('state', 'in', ['open', 'checking'])
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
