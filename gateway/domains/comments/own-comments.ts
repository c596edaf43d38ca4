import { sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { titleFromText } from '../shared/title-from-text.ts';
import { fetchPage, newestFirst, type Page } from '../shared/paging.ts';
import { commentQuery } from './comment-rows.ts';

/**
 * A reader's comments under every subject, newest first. Comments the reader deleted are included while they have
 * replies, comments that an editor removed always.
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
    .leftJoin('square_topics', (join) =>
      join.onRef('square_topics.id', '=', 'comments.subject_id').on('comments.subject_type', '=', 'topic'),
    )
    .leftJoin('posts', (join) =>
      join
        .onRef('posts.id', '=', 'comments.subject_id')
        .on('comments.subject_type', '=', 'post')
        .on('posts.state', '=', 'shown'),
    )
    .select([
      'news.title as news_title',
      'square_topics.title as topic_title',
      'tips.body as tip_body',
      'posts.body as post_body',
    ])
    .where('comments.author_id', '=', readerId)
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
    newsTitle: row.news_title ?? row.topic_title ?? titleFromText(row.tip_body ?? row.post_body ?? ''),
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
