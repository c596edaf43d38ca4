import { lazy, Suspense, type ComponentType } from 'react';
import type { PendingComment } from './use-pending-comments.ts';

interface LazyPendingCommentsProps {
  readonly as: 'comments' | 'replies';
  readonly unsent: readonly PendingComment[];
}

/** Preloaded for readers who may write, so that it works offline. */
export const loadPendingComments = () => import('./pending-comments.tsx');

type Unsent = ComponentType<Pick<LazyPendingCommentsProps, 'unsent'>>;

// the app handles failed chunks (vite:preloadError); pending comments stay queued
const nothing = { default: () => null };
const places = {
  comments: lazy<Unsent>(() =>
    loadPendingComments().then(
      ({ PendingComments: UnsentComments }) => ({ default: UnsentComments }),
      () => nothing,
    ),
  ),
  replies: lazy<Unsent>(() =>
    loadPendingComments().then(
      ({ PendingReplies: UnsentReplies }) => ({ default: UnsentReplies }),
      () => nothing,
    ),
  ),
};

/** Lazy loaded list of pending comments; few readers ever have any. */
export function LazyPendingComments({ as, unsent }: LazyPendingCommentsProps) {
  const Place = places[as];
  if (unsent.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Place unsent={unsent} />
    </Suspense>
  );
}
