import type { StoryFilm } from '#lib/story/story-parts.ts';

/** A film of a feed. */
export interface FeedFilm {
  readonly id: string;
  readonly title: string;
  readonly film: StoryFilm;
  /** shown where there is no poster, or before it is there, #rrggbb */
  readonly color?: string;
}
