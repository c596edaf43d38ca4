import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { UploadFiles } from '../../services/uploads/upload-files.ts';
import { unclaimedLife } from './upload-limits.ts';

/** file names that one statement asks for */
const several = 200;

/**
 * Forgets uploads that did not become part of anything within a day, and files that belong to no upload. For the server to
 * call at its start and every few hours.
 */
export async function sweepUploads(db: Database, files: UploadFiles, now: Date): Promise<void> {
  const moment = new Date(now.getTime() - unclaimedLife);
  const old = await db
    .deleteFrom('uploads')
    .where('subject', 'is', null)
    .where('created_at', '<', shanghaiTime(moment))
    .returning(['id', 'file'])
    .execute();
  for (const { id, file } of old) {
    await files.removeDraft(id);
    if (file !== '') await files.removeStored(file);
  }
  const { drafts, kept } = await files.olderThan(moment);
  for (const id of await unknown(db, 'id', drafts)) await files.removeDraft(id);
  for (const file of await unknown(db, 'file', kept)) await files.removeStored(file);
}

/** Those of the names that no upload has: a gateway was killed between writing a file and its row. */
async function unknown(db: Database, column: 'id' | 'file', names: readonly string[]): Promise<string[]> {
  const without: string[] = [];
  for (let at = 0; at < names.length; at += several) {
    const asked = names.slice(at, at + several);
    const rows = await db.selectFrom('uploads').select(column).where(column, 'in', asked).execute();
    const known = new Set(rows.map((row) => Object.values(row)[0]));
    without.push(...asked.filter((name) => !known.has(name)));
  }
  return without;
}
