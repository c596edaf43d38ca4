import type { StoryVideo } from '#lib/story/story-parts.ts';
import type { PlayableVideo } from './video-types.ts';

/** Converts a video of the gateway for the player. @param title empty if the page shows it already */
export function storyVideo({ url, ...video }: PlayableVideo, title = ''): StoryVideo {
  return { ...video, src: url, title };
}
