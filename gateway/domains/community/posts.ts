import type { ExpressionBuilder } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { fetchPage, hottestFirst, newestFirst, type Page, type PageRows } from '../shared/paging.ts';
import type { KeyedReader } from '../shared/author-key.ts';
import { postQuery, type PostRow, toPosts } from './post-rows.ts';

type PostPage = Schemas['PostPage'];

/** Shown posts of a topic by heat. */
export async function hottestPosts(
  db: Database,
  topicId: string,
  page: Page<number>,
  reader: KeyedReader,
): Promise<PostPage> {
  const query = postQuery(db).where('posts.topic_id', '=', topicId).where('posts.state', '=', 'shown');
  const found = await fetchPage(query, page, {
    order: hottestFirst,
    by: ['posts.hot', 'posts.id'],
    positionOf: ({ hot, id }) => ({ key: hot, id }),
  });
  return toPage(db, found, reader);
}

/** Posts of a topic by time: shown ones, and the reader's own that are held or were removed by an editor. */
export async function newestPosts(
  db: Database,
  topicId: string,
  page: Page<string>,
  reader: KeyedReader,
): Promise<PostPage> {
  const query = postQuery(db).where('posts.topic_id', '=', topicId).where(visibleTo(reader.readerId));
  const found = await fetchPage(query, page, {
    order: newestFirst,
    by: ['posts.created_at', 'posts.id'],
    positionOf: ({ created_at, id }) => ({ key: created_at, id }),
  });
  return toPage(db, found, reader);
}

const visibleTo = (readerId: string | undefined) => (eb: ExpressionBuilder<Schema, 'posts'>) =>
  eb.or([
    eb('posts.state', '=', 'shown'),
    ...(readerId === undefined
      ? []
      : [
          eb.and([
            eb('posts.author_id', '=', readerId),
            eb.or([eb('posts.state', '=', 'held'), eb('posts.removed_by', '=', 'editor')]),
          ]),
        ]),
  ]);

async function toPage(
  db: Database,
  { rows, ...next }: PageRows<PostRow>,
  reader: KeyedReader,
): Promise<PostPage> {
  return { list: await toPosts(db, rows, reader), ...next };
}
