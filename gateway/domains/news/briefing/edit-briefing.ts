import type { Database } from '../../../db/database.ts';
import { findBriefing } from './read-briefing.ts';

interface Change {
  /** story that leaves it */
  readonly newsId: string;
  /** story that takes its place, if any */
  readonly by?: string | undefined;
}

/** What prevents a change of an edition. */
export type BriefingFault = 'edition' | 'missing' | 'unknown' | 'twice';

/**
 * Takes a story out of an edition, or puts another one in its place.
 * @param id of the edition
 * @returns `edition`: there is none; `missing`: the story is not in it; `unknown`: there is no such other story; `twice`: the
 * edition has the other story already
 */
export async function changeBriefing(
  db: Database,
  id: string,
  { newsId, by }: Change,
): Promise<BriefingFault | undefined> {
  return db.transaction().execute(async (transaction) => {
    const dueAt = await findBriefing(transaction, id);
    if (dueAt === undefined) return 'edition';
    const stories = await transaction
      .selectFrom('briefing_stories')
      .select('news_id')
      .where('due_at', '=', dueAt)
      .execute();
    const has = (story: string) => stories.some(({ news_id }) => news_id === story);
    if (!has(newsId)) return 'missing';
    if (by === undefined) {
      await transaction
        .deleteFrom('briefing_stories')
        .where('due_at', '=', dueAt)
        .where('news_id', '=', newsId)
        .execute();
      return undefined;
    }
    if (has(by)) return 'twice';
    const other = await transaction.selectFrom('news').select('id').where('id', '=', by).executeTakeFirst();
    if (other === undefined) return 'unknown';
    await transaction
      .updateTable('briefing_stories')
      .set({ news_id: by })
      .where('due_at', '=', dueAt)
      .where('news_id', '=', newsId)
      .execute();
    return undefined;
  });
}
