import { useCallback, useMemo, useState } from 'react';
import { useSession } from '#widgets/session/use-session.ts';
import type { Article } from '../news-types.ts';

export type StoryChange = (story: Article) => Article;

interface Changes {
  /** which story they were made to, and by whom as far as is known */
  readonly of: string;
  /** in their order */
  readonly made: readonly StoryChange[];
}

const none: readonly StoryChange[] = [];

/**
 * A story as its page's loader gave it, with what the reader's acts have made of it since. A story that is loaded anew may
 * have been asked for before an act and arrive after it, so what a reader did holds for as long as they are signed in.
 */
export function useStory(loaded: Article) {
  const { signedIn } = useSession();
  const of = `${loaded.id} ${signedIn}`;
  const [changes, setChanges] = useState<Changes>({ of, made: none });
  const made = changes.of === of ? changes.made : none;
  const change = useCallback(
    (next: StoryChange) =>
      setChanges((before) => ({ of, made: [...(before.of === of ? before.made : none), next] })),
    [of],
  );
  const story = useMemo(() => made.reduce((before, next) => next(before), loaded), [made, loaded]);
  return [story, change] as const;
}
