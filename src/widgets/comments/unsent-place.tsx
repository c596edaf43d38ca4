import { lazy, Suspense, type ComponentType } from 'react';
import type { UnsentWords } from './use-unsent-comments.ts';

interface UnsentPlaceProps {
  readonly as: 'comments' | 'replies';
  readonly unsent: readonly UnsentWords[];
}

/** Fetched by whoever may write, so that it is there when the network is not. */
export const loadUnsent = () => import('./unsent-comments.tsx');

type Unsent = ComponentType<Pick<UnsentPlaceProps, 'unsent'>>;

// the app hears of every chunk that fails (vite:preloadError); what waits is kept all the same
const nothing = { default: () => null };
const places = {
  comments: lazy<Unsent>(() =>
    loadUnsent().then(
      ({ UnsentComments }) => ({ default: UnsentComments }),
      () => nothing,
    ),
  ),
  replies: lazy<Unsent>(() =>
    loadUnsent().then(
      ({ UnsentReplies }) => ({ default: UnsentReplies }),
      () => nothing,
    ),
  ),
};

/** Where stands what the reader wrote and the gateway does not have; few readers ever see it. */
export function UnsentPlace({ as, unsent }: UnsentPlaceProps) {
  const Place = places[as];
  if (unsent.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Place unsent={unsent} />
    </Suspense>
  );
}
