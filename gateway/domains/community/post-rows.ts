import type { Selectable } from 'kysely';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { jsonColumn } from '../../db/json-column.ts';
import type { PostsTable } from '../../db/tables/community-tables.ts';
import { maskedName } from '../../../rules/people/masked-name.ts';
import { cityName } from '../shared/cities.ts';
import { picturesShape } from '../shared/json-shapes.ts';
import { authorKey, type KeyedReader } from '../shared/author-key.ts';

export type Post = Schemas['Post'];

const readPictures = jsonColumn('posts', 'pictures_json', picturesShape);

/** Posts with their authors, topics and circles. */
export function postQuery(db: Database) {
  return db
    .selectFrom('posts')
    .innerJoin('users as author', 'author.id', 'posts.author_id')
    .leftJoin('square_topics as topic', 'topic.id', 'posts.topic_id')
    .leftJoin('circles as circle', 'circle.id', 'posts.circle_id')
    .selectAll('posts')
    .select([
      'author.name as author_name',
      'author.head_img as author_head_img',
      'author.city_id as author_city_id',
      'topic.title as topic_title',
      'circle.name as circle_name',
    ]);
}

export interface PostRow extends Selectable<PostsTable> {
  readonly author_name: string;
  readonly author_head_img: string;
  readonly author_city_id: string | null;
  readonly topic_title: string | null;
  readonly circle_name: string | null;
}

/** Maps rows to contract posts as one reader sees them; one more query, however many rows. */
export async function toPosts(db: Database, rows: readonly PostRow[], reader: KeyedReader): Promise<Post[]> {
  const liked = await likedPosts(
    db,
    rows.map(({ id }) => id),
    reader.readerId,
  );
  return rows.map((row) => toPost(row, reader, liked));
}

/** A post that the reader may see: a shown one or their own. @throws Failure 404 when there is none for them */
export async function postFor(db: Database, postId: string, reader: KeyedReader): Promise<Post> {
  const row = await postQuery(db).where('posts.id', '=', postId).executeTakeFirst();
  const isOwn = row !== undefined && row.author_id === reader.readerId && row.removed_by !== 'author';
  if (row === undefined || (row.state !== 'shown' && !isOwn)) throw missingPost();
  const [post] = await toPosts(db, [row], reader);
  if (post === undefined) throw missingPost();
  return post;
}

export const missingPost = () => notFound('没有这条帖子，或已被移除');

async function likedPosts(
  db: Database,
  ids: readonly string[],
  readerId: string | undefined,
): Promise<ReadonlySet<string>> {
  if (readerId === undefined || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('post_likes')
    .select('post_id')
    .where('user_id', '=', readerId)
    .where('post_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ post_id }) => post_id));
}

function toPost(row: PostRow, { readerId, sign }: KeyedReader, liked: ReadonlySet<string>): Post {
  const own = row.author_id === readerId;
  // members of a circle are shown masked to everybody
  const maskedIn = own ? null : row.circle_id;
  const isMasked = maskedIn !== null;
  return {
    id: row.id,
    text: row.body,
    pictures: readPictures(row.pictures_json, row.id),
    author: {
      name: isMasked ? maskedName(row.author_name) : row.author_name,
      headImg: isMasked ? '' : row.author_head_img,
      city: isMasked ? '' : cityName(row.author_city_id),
      key: authorKey(sign, row.author_id, maskedIn ?? undefined),
    },
    state: row.state,
    ...(own && row.reason !== null && { reason: row.reason }),
    ...placeOf('topic', row.topic_id, row.topic_title),
    ...placeOf('circle', row.circle_id, row.circle_name),
    likes: row.likes,
    liked: liked.has(row.id),
    comments: row.comments,
    createdAt: row.created_at,
    own,
  };
}

const placeOf = <Name extends 'topic' | 'circle'>(name: Name, id: string | null, title: string | null) =>
  id === null || title === null ? {} : { [name]: { id, title } };
