import { dayHead } from '#lib/time/dates.ts';
import type { NewsItem } from '../news-types.ts';

/** A line of a list that is ordered by time: the head of a day, or a story of it. */
export type DayRow =
  | { readonly kind: 'day'; readonly id: string; readonly title: string }
  | { readonly kind: 'story'; readonly id: string; readonly story: NewsItem };

/** Puts the head of its day before the first story of each day. @param now ms since 1970 */
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
