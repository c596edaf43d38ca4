import type { Transaction } from 'kysely';
import { Failure } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { claimAttachments, releaseAttachments } from '../../shared/attachments.ts';
import { signedMediaUrl, type Sign } from '../../shared/signed-media-url.ts';
import type { UploadOwners } from '../../shared/upload-owners.ts';
import { fieldFailure } from '../../shared/field-failure.ts';

export interface PictureClaim {
  readonly owners: UploadOwners;
  /** id of the upload */
  readonly id: string;
  /** what it is attached to, such as `group-logo:grp-1`; replaces what was attached before */
  readonly subject: string;
  /** field of the form, for the error */
  readonly field: string;
}

/** Attaches an uploaded picture to a public record. @throws Failure 400, 409 */
export async function claimPicture(
  transaction: Transaction<Schema>,
  { owners, id, subject, field }: PictureClaim,
): Promise<Schemas['Picture']> {
  await releaseAttachments(transaction, subject);
  const [file] = await claimAttachments(transaction, owners, { subject, ids: [id] });
  if (file?.kind !== 'picture') throw fieldFailure(`body.form.${field}`, field, '这里只能用图片');
  const { url, width, height, color } = file;
  return { url, width, height, color, alt: '' };
}

/** Attaches a private picture that only its owner and auditors may see. @throws Failure 409 */
export async function claimPrivatePicture(
  transaction: Transaction<Schema>,
  { owners, id, subject }: PictureClaim,
): Promise<void> {
  await releaseAttachments(transaction, subject);
  const claimed = await transaction
    .updateTable('uploads')
    .set({ subject, place: 0, owner: '' })
    .where('id', '=', id)
    .where('owner', 'in', owners)
    .where('state', '=', 'ready')
    .where('kind', '=', 'picture')
    .where('is_private', '=', 1)
    .where('subject', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (claimed === undefined) throw new Failure(409, '证书照片已经失效，请重新上传');
}

/** A signed URL of a private picture; undefined when the file no longer exists. */
export async function privatePicture(
  db: Database,
  sign: Sign,
  uploadId: string,
  now: Date,
): Promise<Schemas['PrivatePicture'] | undefined> {
  const row = await db
    .selectFrom('uploads')
    .select(['file', 'width', 'height', 'color'])
    .where('id', '=', uploadId)
    .where('is_private', '=', 1)
    .executeTakeFirst();
  if (row === undefined || row.file === '') return undefined;
  const { file, ...size } = row;
  return { ...signedMediaUrl(sign, file, now), ...size };
}
