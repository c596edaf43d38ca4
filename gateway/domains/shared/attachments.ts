import type { Selectable, Transaction } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { UploadOwners } from './upload-owners.ts';

export type Attachment = Schemas['Attachment'];

const mostPictures = 9;
const mostVideos = 1;

/** An upload that was checked and kept, as pages see it. */
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
 * Makes uploads part of a subject, once, in this order; from then on nothing tells whose they were. To be called in the
 * transaction that makes the subject.
 * @param subject what they become part of, such as `tip:123`
 * @throws Failure 400 for more than nine pictures, more than one video, or both; 409 for one that is not ready, is part of
 *   something already, or is somebody else's
 */
export async function claimAttachments(
  transaction: Transaction<Schema>,
  owners: UploadOwners,
  { subject, ids }: { readonly subject: string; readonly ids: readonly string[] },
): Promise<Attachment[]> {
  if (new Set(ids).size < ids.length) throw refusal('同一个文件只能添加一次');
  if (ids.length > mostPictures) throw refusal(`最多添加 ${mostPictures} 张图片`);
  const claimed: Attachment[] = [];
  for (const [place, id] of ids.entries()) {
    const row = await transaction
      .updateTable('uploads')
      .set({ subject, place, owner: '' })
      .where('id', '=', id)
      .where('owner', 'in', owners)
      .where('state', '=', 'ready')
      .where('subject', 'is', null)
      // what is private is shown to nobody by its name
      .where('is_private', '=', 0)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new Failure(409, '有图片或视频已经失效，请移除后重新添加');
    claimed.push(attachmentOf(row));
  }
  const videos = claimed.filter(({ kind }) => kind === 'video').length;
  if (videos > mostVideos) throw refusal(`最多添加 ${mostVideos} 个视频`);
  if (videos > 0 && videos < claimed.length) throw refusal('图片和视频不能一起发，请只留一种');
  return claimed;
}

function refusal(message: string): Failure {
  return new Failure(400, message, { fields: [{ path: 'body.attachments', rule: 'choices', message }] });
}

/** What belongs to each of the subjects, in its order. */
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

/** Takes everything from a subject that is no more; the files go with the next sweep. */
export async function releaseAttachments(db: Database, subject: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ subject: null, owner: '', created_at: longAgo })
    .where('subject', '=', subject)
    .execute();
}

const longAgo = '1970-01-01 00:00:00';
