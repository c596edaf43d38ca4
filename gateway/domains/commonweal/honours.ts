import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';

/** as the contract has it */
const mostShown = 50;

/** What a volunteer or a group was honoured with, newest first. */
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
    .limit(mostShown)
    .execute();
}
