import type { Selectable, Transaction } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import type { Schema } from '../../db/schema.ts';
import type { UploadOwners } from './upload-owners.ts';

export type Attachment = Schemas['Attachment'];

const maxPictures = 9;
const maxVideos = 1;

/** A checked and stored upload, as the contract describes it. */
export function attachmentOf(row: Selectable<Schema['uploads']>): Attachment {
  const { id, kind, file, width, height, color, bytes, duration } = row;
  return {
    id,
    kind,
    url: `/media/uploads/${file}`,
    width,
    height,
    color,
    bytes,
    ...(duration !== null && { duration }),
  };
}

/**
 * Attaches uploads to a subject, once, in this order. Afterwards they cannot be traced to their sender. Call it in the
 * transaction that creates the subject.
 * @param subject such as `tip:123`
 * @throws Failure 400 for more than nine pictures, more than one video, or both; 409 for an upload that is not ready,
 *   already attached, or not the caller's
 */
export async function claimAttachments(
  transaction: Transaction<Schema>,
  owners: UploadOwners,
  { subject, ids }: { readonly subject: string; readonly ids: readonly string[] },
): Promise<Attachment[]> {
  if (new Set(ids).size < ids.length) throw attachmentFailure('同一个文件只能添加一次');
  if (ids.length > maxPictures) throw attachmentFailure(`最多添加 ${maxPictures} 张图片`);
  const claimed: Attachment[] = [];
  for (const [place, id] of ids.entries()) {
    const row = await transaction
      .updateTable('uploads')
      .set({ subject, place, owner: '' })
      .where('id', '=', id)
      .where('owner', 'in', owners)
      .where('state', '=', 'ready')
      .where('subject', 'is', null)
      // private pictures are never shown by their name
      .where('is_private', '=', 0)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new Failure(409, '有图片或视频已经失效，请移除后重新添加');
    claimed.push(attachmentOf(row));
  }
  const videos = claimed.filter(({ kind }) => kind === 'video').length;
  if (videos > maxVideos) throw attachmentFailure(`最多添加 ${maxVideos} 个视频`);
  if (videos > 0 && videos < claimed.length) throw attachmentFailure('图片和视频不能一起发，请只留一种');
  return claimed;
}

function attachmentFailure(message: string): Failure {
  return new Failure(400, message, { fields: [{ path: 'body.attachments', rule: 'choices', message }] });
}

/** Attachments of each subject, in order. */
export async function attachmentsOf(
  db: Database,
  subjects: readonly string[],
): Promise<Map<string, Attachment[]>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .selectFrom('uploads')
    .selectAll()
    .where('subject', 'in', subjects)
    .orderBy('subject')
    .orderBy('place')
    .execute();
  const groups = Map.groupBy(rows, ({ subject }) => subject ?? '');
  return new Map(Array.from(groups, ([subject, group]) => [subject, group.map(attachmentOf)]));
}

/** Withdraws the files of a hidden subject, so that they are refused to everybody; or publishes them again. */
export async function setWithdrawn(
  transaction: Transaction<Schema>,
  subject: string,
  isWithdrawn: boolean,
): Promise<void> {
  await transaction
    .updateTable('uploads')
    .set({ is_withdrawn: isWithdrawn ? 1 : 0 })
    .where('subject', '=', subject)
    .execute();
}

/**
 * Whether a stored file may be served to anybody who has its name: an upload names it that is neither withdrawn, nor
 * private, nor released by a deleted subject.
 */
export async function isPublicUpload(db: Database, file: string): Promise<boolean> {
  const rows = await publicUploads(db, { file });
  return rows.length > 0;
}

const publicUploads = preparedQuery<{ file: string }, { id: string }>((db, value) =>
  db
    .selectFrom('uploads')
    .select('id')
    .where('file', '=', value('file'))
    .where('is_withdrawn', '=', 0)
    .where('is_private', '=', 0)
    // a released file has neither subject nor owner
    .where((is) => is.or([is('subject', 'is not', null), is('owner', '<>', '')])),
);

/** Detaches everything from a deleted subject: the files are refused, and the next sweep deletes them. */
export async function releaseAttachments(db: Database, subject: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ subject: null, owner: '', created_at: epoch })
    .where('subject', '=', subject)
    .execute();
}

const epoch = '1970-01-01 00:00:00';
