import type { Insertable, Transaction } from 'kysely';
import type { Schema } from '../../gateway/db/schema.ts';
import { dayAfter, dayNumber } from '../../gateway/domains/paper/calendar.ts';
import { newestDay, openDays, pressTime } from '../../gateway/domains/paper/issues.ts';
import type { Story } from '../../gateway/domains/news/story/story-store.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { type SeedPlace, storiesOf } from './stories.ts';

/** stories that fill an issue: one with fewer of its own takes others of the demo */
const fullIssue = 70;
/** stories further on each day begins, so that neighbouring issues look different */
const step = 7;

export async function insertIssues(
  transaction: Transaction<Schema>,
  content: DemoContent,
  place: SeedPlace,
): Promise<void> {
  const issues = issuesOf(storiesOf(content, place), place.now);
  await transaction.insertInto('paper_issues').values(issues).execute();
}

/**
 * An issue for each of the days that readers may open. The demo's stories are some days old at most, so the issues before
 * them are made of the same stories, each day from another one on.
 */
function issuesOf(
  stories: readonly Pick<Story, 'id' | 'publishedAt'>[],
  now: Date,
): Insertable<Schema['paper_issues']>[] {
  const newest = newestDay(now);
  const newestFirst = stories.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  return Array.from({ length: openDays }, (_, age) => {
    const date = dayAfter(newest, -age);
    const isOut = ({ publishedAt }: Pick<Story, 'publishedAt'>) => publishedAt < pressTime(date);
    const own = newestFirst.filter(isOut);
    const first = (dayNumber(date) * step) % Math.max(1, newestFirst.length);
    const others = [...newestFirst.slice(first), ...newestFirst.slice(0, first)].filter((one) => !isOut(one));
    return {
      date,
      state: 'published',
      material_json: own.length >= fullIssue ? null : JSON.stringify([...own, ...others].map(({ id }) => id)),
      composed_at: null,
    };
  });
}
