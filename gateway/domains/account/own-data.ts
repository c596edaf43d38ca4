import type { HandlerResult } from '../../contract/handler.ts';
import { notFound } from '../../contract/failure.ts';
import type { Database } from '../../db/open.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Vault } from '../../services/sealing/vault.ts';
import { phoneOf } from './phones.ts';
import type { User } from './tokens.ts';

/** What stands under a reader's words after they left. */
const nameOfNobody = '已注销读者';

/** The row of a signed-in reader. */
export async function userOf(db: Database, userId: string): Promise<User> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (user === undefined) throw notFound('没有这位读者');
  return user;
}

/** Everything that is kept of a reader, for the reader. */
export async function exportAccount(
  db: Database,
  vault: Vault,
  userId: string,
  now: Date,
): Promise<HandlerResult<'downloadAccount'>> {
  const { name, created_at: createdAt } = await userOf(db, userId);
  const phone = await phoneOf(db, vault, userId);
  const comments = await db
    .selectFrom('comments')
    .select(['id', 'body', 'state', 'created_at as createdAt'])
    .where('author_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    exportedAt: shanghaiTime(now),
    user: { name, createdAt, ...(phone !== undefined && { phone }) },
    comments,
    likes: await marked(db, 'news_likes', userId),
    saves: await marked(db, 'news_saves', userId),
    reads: await readStories(db, userId),
  };
}

function marked(db: Database, table: 'news_likes' | 'news_saves', userId: string) {
  return db
    .selectFrom(table)
    .innerJoin('news', 'news.id', `${table}.news_id`)
    .select(['news.id as newsId', 'news.title', `${table}.created_at as at`])
    .where(`${table}.user_id`, '=', userId)
    .orderBy(`${table}.created_at`)
    .orderBy('news.id')
    .execute();
}

function readStories(db: Database, userId: string) {
  return db
    .selectFrom('news_reads')
    .innerJoin('news', 'news.id', 'news_reads.news_id')
    .select(['news.id as newsId', 'news.title', 'news_reads.read_at as at'])
    .where('news_reads.user_id', '=', userId)
    .orderBy('news_reads.read_at')
    .orderBy('news.id')
    .execute();
}

/**
 * Forgets a reader: phone, marks, history and tokens are deleted, and what they wrote stays without their name, since
 * others answered it.
 */
export async function forgetAccount(db: Database, userId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of [
      'tokens',
      'user_phones',
      'news_likes',
      'news_saves',
      'news_reads',
      'comment_likes',
    ] as const)
      await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
    // first answers of writes hold the reader's words and name
    await transaction.deleteFrom('write_receipts').where('actor', '=', userId).execute();
    await transaction
      .updateTable('users')
      .set({ name: nameOfNobody, head_img: '', user_des: '', city_id: null, deleted_at: shanghaiTime(now) })
      .where('id', '=', userId)
      .execute();
  });
}
