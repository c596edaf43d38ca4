import { useEffect, useMemo, useState } from 'react';
import { useSession } from '#widgets/session/use-session.ts';
import {
  watchReactions,
  withReaction,
  type ReactionFields,
  type ReactionItem,
} from '#widgets/reactions/reaction-cache.ts';
import type { Article } from '../news-types.ts';

interface Reactions {
  /** story and session that they were made for */
  readonly of: string;
  readonly made: readonly (readonly [ReactionItem, ReactionFields])[];
}

const none: Reactions['made'] = [];

/**
 * The story from the route's loader with the reader's reactions since. The loader may have requested a newer copy before a
 * reaction and receive it afterwards, so reactions apply until the session ends.
 */
export function useStory(loaded: Article): Article {
  const { signedIn } = useSession();
  const of = `${loaded.id} ${signedIn}`;
  const [reactions, setReactions] = useState<Reactions>({ of, made: none });
  useEffect(
    () =>
      watchReactions((item, fields) => {
        if (item.kind === 'comment') return;
        setReactions((before) => ({
          of,
          made: [...(before.of === of ? before.made : none), [item, fields]],
        }));
      }),
    [of],
  );
  const made = reactions.of === of ? reactions.made : none;
  return useMemo(
    () => made.reduce((story, [item, fields]) => withReaction(story, item, fields), loaded),
    [made, loaded],
  );
}
