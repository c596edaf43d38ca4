import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';

/** What was put right in a story, newest first. */
export async function correctionsOf(db: Database, newsId: string): Promise<Schemas['Correction'][]> {
  return db
    .selectFrom('news_corrections')
    .select(['body as text', 'corrected_at as correctedAt'])
    .where('news_id', '=', newsId)
    .orderBy('corrected_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Says under a story what was wrong in it. @returns the story's title; undefined when there is none */
export async function addCorrection(
  transaction: Transaction<Schema>,
  newsId: string,
  text: string,
  at: Date,
): Promise<string | undefined> {
  const story = await transaction
    .selectFrom('news')
    .select('title')
    .where('id', '=', newsId)
    .executeTakeFirst();
  if (story === undefined) return undefined;
  await transaction
    .insertInto('news_corrections')
    .values({ id: newId(at), news_id: newsId, body: text, corrected_at: shanghaiTime(at) })
    .execute();
  return story.title;
}
