import { deferHydration } from '#widgets/deferred-hydration/deferred-hydration.tsx';
import type { Article } from '../shared/news-types.ts';

export interface StoryProps {
  /** loaded by `loadArticle` */
  readonly loaded: Article;
  /** number of the picture that the URL opens, from 1 */
  readonly picture?: number | undefined;
}

/** A story page. Lazy loaded: a server-rendered story can be read before its scripts are loaded. */
export const Story = deferHydration<StoryProps>({
  load: async () => (await import('./story.deferred.tsx')).LoadedStory,
  isNeededAtOnce: ({ picture }) => picture !== undefined,
});
