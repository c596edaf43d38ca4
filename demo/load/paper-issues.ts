import type { Insertable, Transaction } from 'kysely';
import type { Schema } from '../../gateway/db/schema.ts';
import { dayAfter, dayNumber } from '../../gateway/domains/paper/calendar.ts';
import { newestDay, openIssueCount, pressTime } from '../../gateway/domains/paper/issues.ts';
import type { Story } from '../../gateway/domains/news/story/story-store.ts';
import type { DemoContent } from './schema/demo-content.ts';
import type { LoadContext } from './load-context.ts';
import { storiesOf } from './stories.ts';

/** an issue with fewer stories of its own is filled up with others */
const minStoriesPerIssue = 70;
/** stories by which consecutive issues are shifted, so that they look different */
const offsetPerDay = 7;

export async function insertIssues(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
): Promise<void> {
  const issues = issuesOf(storiesOf(content, context), context.now);
  await transaction.insertInto('paper_issues').values(issues).execute();
}

/**
 * An issue for each day that readers may open. The stories are a few days old at most, so older issues reuse them, each
 * starting at another story.
 */
function issuesOf(
  stories: readonly Pick<Story, 'id' | 'publishedAt'>[],
  now: Date,
): Insertable<Schema['paper_issues']>[] {
  const newest = newestDay(now);
  const newestFirst = stories.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  return Array.from({ length: openIssueCount }, (_, age) => {
    const date = dayAfter(newest, -age);
    const isPrinted = ({ publishedAt }: Pick<Story, 'publishedAt'>) => publishedAt < pressTime(date);
    const own = newestFirst.filter(isPrinted);
    const first = (dayNumber(date) * offsetPerDay) % Math.max(1, newestFirst.length);
    const others = [...newestFirst.slice(first), ...newestFirst.slice(0, first)].filter(
      (one) => !isPrinted(one),
    );
    return {
      date,
      state: 'published',
      material_json:
        own.length >= minStoriesPerIssue ? null : JSON.stringify([...own, ...others].map(({ id }) => id)),
      composed_at: null,
    };
  });
}
