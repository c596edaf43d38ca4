import type { StoryFilm } from '#lib/story/story-parts.ts';
import type { Film } from './video-types.ts';

/** A film of the gateway as its player takes it. @param title of its own; empty where the page says it already */
export function storyFilm({ url, ...film }: Film, title = ''): StoryFilm {
  return { ...film, src: url, title };
}
