import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { UploadFiles } from '../../services/uploads/upload-files.ts';
import { unclaimedLifetimeMs } from './upload-limits.ts';
import { isAlive } from './uploads.ts';

const namesPerQuery = 200;

/**
 * Deletes uploads of which nothing arrived or that were not attached to anything within a day, and files without an upload. The server calls it every
 * few hours.
 */
export async function sweepUploads(db: Database, files: UploadFiles, now: Date): Promise<void> {
  const moment = new Date(now.getTime() - unclaimedLifetimeMs);
  const old = await db
    .deleteFrom('uploads')
    .where('subject', 'is', null)
    .where((is) => is.or([is('created_at', '<', shanghaiTime(moment)), is.not(isAlive(now)(is))]))
    .returning(['id', 'file'])
    .execute();
  for (const { id, file } of old) {
    await files.removeDraft(id);
    if (file !== '') await files.removeStored(file);
  }
  const { drafts, stored } = await files.olderThan(moment);
  for (const id of await withoutUpload(db, 'id', drafts)) await files.removeDraft(id);
  for (const file of await withoutUpload(db, 'file', stored)) await files.removeStored(file);
}

/** The names without an upload: the gateway was killed between writing the file and the row. */
async function withoutUpload(
  db: Database,
  column: 'id' | 'file',
  names: readonly string[],
): Promise<string[]> {
  const orphans: string[] = [];
  for (let at = 0; at < names.length; at += namesPerQuery) {
    const batch = names.slice(at, at + namesPerQuery);
    const rows = await db.selectFrom('uploads').select(column).where(column, 'in', batch).execute();
    const known = new Set(rows.map((row) => Object.values(row)[0]));
    orphans.push(...batch.filter((name) => !known.has(name)));
  }
  return orphans;
}
