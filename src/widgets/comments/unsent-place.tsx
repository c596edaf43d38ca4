import { lazy, Suspense, type ComponentType } from 'react';
import type { UnsentWords } from './use-unsent-comments.ts';

interface UnsentPlaceProps {
  readonly as: 'comments' | 'replies';
  readonly unsent: readonly UnsentWords[];
}

/** Preloaded for readers who may write, so that it works offline. */
export const loadUnsent = () => import('./unsent-comments.tsx');

type Unsent = ComponentType<Pick<UnsentPlaceProps, 'unsent'>>;

// the app handles failed chunks (vite:preloadError); pending comments stay queued
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

/** Lazy loaded list of pending comments; few readers ever have any. */
export function UnsentPlace({ as, unsent }: UnsentPlaceProps) {
  const Place = places[as];
  if (unsent.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Place unsent={unsent} />
    </Suspense>
  );
}
