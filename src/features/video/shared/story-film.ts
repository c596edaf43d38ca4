import type { StoryFilm } from '#lib/story/story-parts.ts';
import type { Film } from './video-types.ts';

/** Converts a video of the gateway for the player. @param title empty if the page shows it already */
export function storyFilm({ url, ...film }: Film, title = ''): StoryFilm {
  return { ...film, src: url, title };
}
