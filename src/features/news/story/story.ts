import { deferHydration } from '#widgets/deferred-hydration/deferred-hydration.tsx';
import type { Article } from '../shared/news-types.ts';

export interface StoryProps {
  /** what `loadArticle` loaded of it */
  readonly loaded: Article;
  /** which picture of the story the address opens, from 1 on */
  readonly picture?: number | undefined;
}

/** A story with all that belongs to it: it is read, listened to and discussed more than it is taken over by scripts. */
export const Story = deferHydration<StoryProps>({
  load: async () => (await import('./story.deferred.tsx')).LoadedStory,
  isNeededAtOnce: ({ picture }) => picture !== undefined,
});
