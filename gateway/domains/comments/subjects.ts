import type { Transaction } from 'kysely';
import { type Failure, notFound } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { SubjectType } from '../../db/tables/comment-tables.ts';

/** What comments stand under. */
export interface Subject {
  readonly type: SubjectType;
  readonly id: string;
}

interface SubjectKind {
  /** Shown comments and replies; undefined when there is no such subject. */
  total(db: Database, id: string): Promise<number | undefined>;
  /** Adds to that count; false when there is no such subject. */
  addToTotal(transaction: Transaction<Schema>, id: string, change: number): Promise<boolean>;
  readonly missing: () => Failure;
}

/** Every kind keeps its own count, in the row that its lists show it from. */
const kinds: Readonly<Record<SubjectType, SubjectKind>> = {
  news: {
    async total(db, id) {
      const story = await db.selectFrom('news').select('comments').where('id', '=', id).executeTakeFirst();
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
  // The topic square opens with the community; until then no topic exists.
  topic: {
    total: async () => undefined,
    addToTotal: async () => false,
    missing: () => notFound('没有这个话题'),
  },
  // A tip is talked about while everybody sees it; its heat counts 1 for each comment.
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
      // what is taken back under one that was hidden meanwhile counts no more all the same
      const open = change === 1 ? tips.where('shown_at', 'is not', null) : tips;
      const { numUpdatedRows } = await open.executeTakeFirstOrThrow();
      // the card of a tip that an editor put among the stories has the tip's own id
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

/** Shown comments and replies under a subject. Throws a 404 when there is no such subject. */
export async function totalOf(db: Database, subject: Subject): Promise<number> {
  const kind = kinds[subject.type];
  const total = await kind.total(db, subject.id);
  if (total === undefined) throw kind.missing();
  return total;
}

/** Throws a 404 when there is no such subject. */
export async function addToTotal(
  transaction: Transaction<Schema>,
  subject: Subject,
  change: 1 | -1,
): Promise<void> {
  const kind = kinds[subject.type];
  if (!(await kind.addToTotal(transaction, subject.id, change))) throw kind.missing();
}
