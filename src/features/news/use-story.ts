import { useCallback, useState } from 'react';
import type { Article } from './news-types.ts';

export type StoryChange = (story: Article) => Article;

/** A story as its page's loader gave it, with what the reader's acts have made of it since. */
export function useStory(loaded: Article) {
  const [shown, setShown] = useState({ loaded, story: loaded });
  const change = useCallback(
    (next: StoryChange) =>
      setShown((before) => ({ loaded, story: next(before.loaded === loaded ? before.story : loaded) })),
    [loaded],
  );
  return [shown.loaded === loaded ? shown.story : loaded, change] as const;
}
