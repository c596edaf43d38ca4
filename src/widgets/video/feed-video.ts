import { videoSize } from '#lib/media/video-source.ts';
import type { StoryVideo } from '#lib/story/story-parts.ts';

/** A video of a feed. */
export interface FeedVideo {
  readonly id: string;
  readonly title: string;
  readonly video: StoryVideo;
  /** `#rrggbb`, shown until the poster is loaded or without one */
  readonly color?: string;
}

/** Whether a video is known to be higher than wide. */
export function isUpright({ video }: FeedVideo): boolean {
  const size = videoSize(video);
  return size !== undefined && size.height > size.width;
}
