import type { Transaction } from 'kysely';
import { postHeat, topicHeat } from '../../../rules/community/heat.ts';
import { type Failure, notFound } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import { preparedLookup } from '../../db/prepared-query.ts';
import type { Schema } from '../../db/schema.ts';
import type { SubjectType } from '../../db/tables/comment-tables.ts';

/** What comments are written about. */
export interface Subject {
  readonly type: SubjectType;
  readonly id: string;
}

interface SubjectKind {
  /** Number of shown comments and replies; undefined for an unknown subject. */
  total(db: Database, id: string): Promise<number | undefined>;
  /** Changes that number; false for an unknown subject. */
  addToTotal(transaction: Transaction<Schema>, id: string, change: number): Promise<boolean>;
  readonly missing: () => Failure;
}

const commentCount = preparedLookup((db, id) =>
  db.selectFrom('news').select('comments').where('id', '=', id),
);

/** Each kind of subject has its own count, in the row that its lists read. */
const kinds: Readonly<Record<SubjectType, SubjectKind>> = {
  news: {
    async total(db, id) {
      const [story] = await commentCount(db, id);
      return story?.comments;
    },
    async addToTotal(transaction, id, change) {
      const { numUpdatedRows } = await transaction
        .updateTable('news')
        .set((eb) => ({ comments: eb('comments', '+', change) }))
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    missing: () => notFound('这篇文章不存在，或已被撤下'),
  },
  topic: {
    async total(db, id) {
      const topic = await db
        .selectFrom('square_topics')
        .select('comments')
        .where('id', '=', id)
        .executeTakeFirst();
      return topic?.comments;
    },
    async addToTotal(transaction, id, change) {
      const { numUpdatedRows } = await transaction
        .updateTable('square_topics')
        .set((eb) => ({
          comments: eb('comments', '+', change),
          hot: eb('hot', '+', change * topicHeat.comment),
        }))
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    missing: () => notFound('没有这个话题'),
  },
  // Posts of topics and circles can be discussed while they are shown.
  post: {
    async total(db, id) {
      const post = await db
        .selectFrom('posts')
        .select('comments')
        .where('id', '=', id)
        .where('state', '=', 'shown')
        .executeTakeFirst();
      return post?.comments;
    },
    async addToTotal(transaction, id, change) {
      const posts = transaction
        .updateTable('posts')
        .set((eb) => ({
          comments: eb('comments', '+', change),
          hot: eb('hot', '+', change * postHeat.comment),
        }))
        .where('id', '=', id);
      // a comment can be deleted even when its post was removed meanwhile
      const open = change === 1 ? posts.where('state', '=', 'shown') : posts;
      const { numUpdatedRows } = await open.executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    missing: () => notFound('没有这条帖子，或已被移除'),
  },
  // Tips can be discussed while they are public; each comment adds 1 to their heat.
  tip: {
    async total(db, id) {
      const tip = await db
        .selectFrom('tips')
        .select('comments')
        .where('id', '=', id)
        .where('shown_at', 'is not', null)
        .executeTakeFirst();
      return tip?.comments;
    },
    async addToTotal(transaction, id, change) {
      const tips = transaction
        .updateTable('tips')
        .set((eb) => ({ comments: eb('comments', '+', change), hot: eb('hot', '+', change) }))
        .where('id', '=', id);
      // a comment can be deleted even when its tip was hidden meanwhile
      const open = change === 1 ? tips.where('shown_at', 'is not', null) : tips;
      const { numUpdatedRows } = await open.executeTakeFirstOrThrow();
      // the card of a tip that an editor published as a story has the tip's id
      await transaction
        .updateTable('news')
        .set((eb) => ({ comments: eb('comments', '+', change) }))
        .where('id', '=', id)
        .execute();
      return numUpdatedRows === 1n;
    },
    missing: () => notFound('没有这条爆料，或还没有公开'),
  },
};

/** Number of shown comments and replies of a subject. @throws Failure 404 for an unknown subject */
export async function totalOf(db: Database, subject: Subject): Promise<number> {
  const kind = kinds[subject.type];
  const total = await kind.total(db, subject.id);
  if (total === undefined) throw kind.missing();
  return total;
}

/** @throws Failure 404 for an unknown subject */
export async function addToTotal(
  transaction: Transaction<Schema>,
  subject: Subject,
  change: 1 | -1,
): Promise<void> {
  const kind = kinds[subject.type];
  if (!(await kind.addToTotal(transaction, subject.id, change))) throw kind.missing();
}
