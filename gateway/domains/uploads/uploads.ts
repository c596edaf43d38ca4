import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { Failure, notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { newId } from '../../db/ids.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { momentOf, shanghaiTime } from '../../db/time.ts';
import type { UploadKind, UploadsTable } from '../../db/tables/upload-tables.ts';
import type { StoredFile } from '../../services/uploads/upload-files.ts';
import type { UploadOwners } from '../shared/upload-owners.ts';
import { chunkSize, holds, smallestChunk, unclaimed, unclaimedLife } from './upload-limits.ts';

export type Upload = Selectable<UploadsTable>;

interface NewUpload {
  readonly owner: string;
  readonly kind: UploadKind;
  /** bytes */
  readonly size: number;
  readonly isPrivate: boolean;
}

/** @throws Failure 429 when its owner has too much that is not part of anything */
export async function startUpload(
  transaction: Transaction<Schema>,
  { owner, kind, size, isPrivate }: NewUpload,
  now: Date,
): Promise<Schemas['UploadStarted']> {
  const own = await transaction
    .selectFrom('uploads')
    .select(['size', 'created_at'])
    .where('owner', '=', owner)
    .where('created_at', '>', shanghaiTime(new Date(now.getTime() - unclaimedLife)))
    .orderBy('created_at')
    .execute();
  const bytes = own.reduce((sum, upload) => sum + upload.size, size);
  const [oldest] = own;
  if (oldest && (own.length >= unclaimed.files || bytes > unclaimed.bytes)) {
    const ends = momentOf(oldest.created_at).getTime() + unclaimedLife;
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
  return { id, received: 0, chunkSize, smallestChunk };
}

/** An upload of whoever asks. @throws Failure 404 when there is none, or it is somebody else's: which, nobody is told */
export async function ownUpload(db: Database, id: string, owners: UploadOwners): Promise<Upload> {
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
 * Takes an upload for as long as it is written or checked, so that nobody else does either meanwhile, in whichever process.
 * What was taken longer ago than anybody needs is taken over: its holder was killed.
 * @returns the name it is held under; undefined when it is not as `upload` says any more, or somebody else has it
 */
export async function hold(
  db: Database,
  { id, received }: Upload,
  state: keyof typeof holds,
  now: Date,
): Promise<string | undefined> {
  const holder = randomUUID();
  const time = shanghaiTime(now);
  const held = await db
    .updateTable('uploads')
    .set({
      holder,
      held_until: shanghaiTime(new Date(now.getTime() + holds[state])),
      state: state === 'checking' ? 'checking' : 'open',
    })
    .where('id', '=', id)
    .where('received', '=', received)
    .where('state', 'in', state === 'checking' ? ['open', 'checking'] : ['open'])
    .where('subject', 'is', null)
    .where((is) => is.or([is('holder', '=', ''), is('held_until', '<', time)]))
    .returning('id')
    .executeTakeFirst();
  return held && holder;
}

/** Gives an upload back. @returns whether it was still held under that name */
export async function letGo(
  db: Database,
  { id }: Upload,
  holder: string,
  changes: Partial<Pick<Upload, 'received'>> = {},
): Promise<boolean> {
  return changed(db, id, holder, { ...changes, state: 'open' });
}

/** Gives an upload back that was checked. @returns whether it was still held under that name */
export async function setReady(
  db: Database,
  { id }: Upload,
  holder: string,
  { duration, ...kept }: StoredFile,
): Promise<boolean> {
  return changed(db, id, holder, { ...kept, duration: duration ?? null, state: 'ready' });
}

async function changed(db: Database, id: string, holder: string, changes: Partial<Upload>): Promise<boolean> {
  const row = await db
    .updateTable('uploads')
    .set({ ...changes, holder: '' })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets an upload that is not part of anything. @returns it, when it was there */
export async function forgetUpload(
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

/** bytes that were promised room and have not come yet */
export async function expectedBytes(db: Database): Promise<number> {
  const { sum } = await db
    .selectFrom('uploads')
    .select(({ fn }) => [fn.sum<string | number | null>('size').as('sum')])
    .where('state', '<>', 'ready')
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
