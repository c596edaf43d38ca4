import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/database.ts';
import { preparedLookup } from '../../../db/prepared-query.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';

const corrections = preparedLookup((db, newsId) =>
  db
    .selectFrom('news_corrections')
    .select(['body as text', 'corrected_at as correctedAt'])
    .where('news_id', '=', newsId)
    .orderBy('corrected_at', 'desc')
    .orderBy('id', 'desc'),
);

/** Corrections of a story, newest first. */
export function correctionsOf(db: Database, newsId: string): Promise<Schemas['Correction'][]> {
  return corrections(db, newsId);
}

/** Adds a correction to a story. @returns the story's title; undefined for an unknown story */
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
