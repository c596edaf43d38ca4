import { sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { titleFromText } from '../shared/title-from-text.ts';
import { fetchPage, newestFirst, type Page } from '../shared/paging.ts';
import { commentQuery } from './comment-rows.ts';

/** What readers write about and find again here; a topic's discussion is not one of them. */
const subjects = ['news', 'tip'] as const;

/**
 * What a reader wrote under stories and tips, newest first; what they took back is there as long as its place is, and
 * what an editor removed always.
 */
export async function ownComments(
  db: Database,
  readerId: string,
  page: Page<string>,
): Promise<Schemas['OwnCommentPage']> {
  const query = commentQuery(db)
    .leftJoin('news', (join) =>
      join.onRef('news.id', '=', 'comments.subject_id').on('comments.subject_type', '=', 'news'),
    )
    .leftJoin('tips', (join) =>
      join
        .onRef('tips.id', '=', 'comments.subject_id')
        .on('comments.subject_type', '=', 'tip')
        .on('tips.shown_at', 'is not', null),
    )
    .select(['news.title as news_title', 'tips.body as tip_body'])
    .where('comments.author_id', '=', readerId)
    .where('comments.subject_type', 'in', subjects)
    .where((eb) =>
      eb.or([
        eb('comments.state', '<>', 'removed'),
        eb('comments.replies', '>', 0),
        eb('comments.removed_by', '=', 'editor'),
      ]),
    );
  const { total } = await db
    .selectFrom('comments')
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .where('author_id', '=', readerId)
    .where('subject_type', 'in', subjects)
    .where((eb) => eb.or([eb('state', '<>', 'removed'), eb('removed_by', '=', 'editor')]))
    .executeTakeFirstOrThrow();
  const { rows, ...next } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['comments.created_at', 'comments.id'],
    positionOf: (row) => ({ key: row.created_at, id: row.id }),
  });
  const list = rows.map((row) => ({
    id: row.id,
    newsId: row.subject_id,
    subjectType: row.subject_type,
    newsTitle: row.news_title ?? titleFromText(row.tip_body ?? ''),
    ...(row.parent_id !== null && { parentId: row.parent_id }),
    ...(row.reply_to_name !== null && { replyTo: row.reply_to_name }),
    body: row.body,
    likes: row.likes,
    replyCount: row.replies,
    createdAt: row.created_at,
    state: row.state,
    ...(row.removed_by !== null && { removedBy: row.removed_by }),
    ...(row.note !== '' && { note: row.note }),
  }));
  return { list, ...next, total };
}
