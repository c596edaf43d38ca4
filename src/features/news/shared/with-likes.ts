import type { Likes } from '#widgets/outbox/unsent-like.ts';
import type { Article } from './news-types.ts';

/** A story with other likes. */
export function withLikes(story: Article, { liked, likes }: Likes): Article {
  return { ...story, liked, counts: { ...story.counts, likes } };
}
