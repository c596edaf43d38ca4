import type { StoryFilm } from '#lib/story/story-parts.ts';

/** A video of a feed. */
export interface FeedFilm {
  readonly id: string;
  readonly title: string;
  readonly film: StoryFilm;
  /** `#rrggbb`, shown until the poster is loaded or without one */
  readonly color?: string;
}
