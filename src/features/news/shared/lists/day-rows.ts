import { dayHead } from '#lib/time/dates.ts';
import type { NewsItem } from '../news-types.ts';

/** A row of a list by time: the heading of a day, or a story. */
export type DayRow =
  | { readonly kind: 'day'; readonly id: string; readonly title: string }
  | { readonly kind: 'story'; readonly id: string; readonly story: NewsItem };

/** Inserts a heading before the first story of each day. @param now ms since 1970 */
export function withDays(stories: readonly NewsItem[], now: number): DayRow[] {
  return stories.flatMap((story, index): DayRow[] => {
    const day = dayOf(story);
    const row: DayRow = { kind: 'story', id: story.id, story };
    if (index > 0 && dayOf(stories[index - 1]) === day) return [row];
    return [{ kind: 'day', id: `day-${day}-${story.id}`, title: dayHead(story.publishedAt, now) }, row];
  });
}

function dayOf(story: NewsItem | undefined): string | undefined {
  return story?.publishedAt.slice(0, 10);
}
