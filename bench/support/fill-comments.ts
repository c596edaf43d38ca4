import { timedId } from '../../gateway/db/ids.ts';
import { insertInBatches } from '../../gateway/db/insert-in-batches.ts';
import type { DatabaseLocation } from '../../gateway/db/location.ts';
import { openDatabase } from '../../gateway/db/open.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';

const authors = 50;
const start = Date.UTC(2026, 0, 2);
/** of ten consecutive comments the last is a reply to the first */
const threadLength = 10;
const texts = [
  '说得在理',
  '我也看见了，就在家门口',
  '早该管管了[赞]',
  '希望有下文，别过两天又忘了',
  '给记者点赞',
];

/**
 * Adds comments of fifty readers to an existing story that has none, a second apart. One in ten is a reply; a few have many
 * likes and most none or one.
 * @param count comments and replies
 */
export async function fillComments(location: DatabaseLocation, newsId: string, count: number): Promise<void> {
  const { db, close } = await openDatabase(location);
  const readers = Array.from({ length: authors }, (_, index) => ({
    id: `fill${index}`,
    name: `读者${index}`,
    head_img: '',
    user_type: 0 as const,
    user_des: '',
    city_id: '135',
    created_at: shanghaiTime(new Date(start)),
    deleted_at: null,
  }));
  const comments = Array.from({ length: count }, (_, index) => commentAt(newsId, index, count));
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('users')
      .values(readers)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await insertInBatches(comments, (rows) => transaction.insertInto('comments').values(rows));
    await transaction.updateTable('news').set({ comments: count }).where('id', '=', newsId).execute();
  });
  await close();
}

function commentAt(newsId: string, index: number, count: number) {
  const position = index % threadLength;
  const isReply = position === threadLength - 1;
  const first = index - position;
  const replies = position === 0 && first + threadLength <= count ? 1 : 0;
  // a few hot ones, deterministic
  const likes = index % 97 === 0 ? (index * 31) % 900 : index % 3 === 0 ? 1 : 0;
  const at = new Date(start + index * 1000);
  return {
    id: idOf(newsId, index),
    subject_type: 'news' as const,
    subject_id: newsId,
    parent_id: isReply ? idOf(newsId, first) : null,
    reply_to_id: null,
    author_id: `fill${index % authors}`,
    body: `${texts[index % texts.length] ?? ''}，第${index + 1}条`.repeat((index % 4) + 1),
    state: 'shown' as const,
    likes,
    replies,
    hot: likes + replies,
    created_at: shanghaiTime(at),
  };
}

/** The news id makes the ids of two stories differ at the same second. */
const idOf = (newsId: string, index: number) =>
  timedId(new Date(start + index * 1000), Number.parseInt(newsId.replaceAll(/\D/g, '') || '0', 10));
