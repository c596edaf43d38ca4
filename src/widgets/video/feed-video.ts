import type { StoryVideo } from '#lib/story/story-parts.ts';

/** A video of a feed. */
export interface FeedVideo {
  readonly id: string;
  readonly title: string;
  readonly video: StoryVideo;
  /** `#rrggbb`, shown until the poster is loaded or without one */
  readonly color?: string;
}
