import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';

/** the contract's limit */
const maxHonours = 50;

/** Honours of a volunteer or a group, newest first. */
export async function honoursOf(
  db: Database,
  subject: 'volunteer' | 'group',
  subjectId: string,
): Promise<Schemas['CommonwealHonour'][]> {
  return db
    .selectFrom('honours')
    .select(['id', 'title', 'given_by as givenBy', 'given_on as givenOn'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('given_on', 'desc')
    .orderBy('id', 'desc')
    .limit(maxHonours)
    .execute();
}
