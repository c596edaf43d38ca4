import { lazy, Suspense, type ComponentType } from 'react';
import type { PendingComment } from './use-pending-comments.ts';

interface LazyPendingCommentsProps {
  readonly as: 'comments' | 'replies';
  readonly pending: readonly PendingComment[];
}

/** Preloaded for readers who may write, so that it works offline. */
export const loadPendingComments = () => import('./pending-comments.tsx');

type PendingList = ComponentType<Pick<LazyPendingCommentsProps, 'pending'>>;

// the app handles failed chunks (vite:preloadError); pending comments stay queued
const nothing = { default: () => null };
const places = {
  comments: lazy<PendingList>(() =>
    loadPendingComments().then(
      ({ PendingComments }) => ({ default: PendingComments }),
      () => nothing,
    ),
  ),
  replies: lazy<PendingList>(() =>
    loadPendingComments().then(
      ({ PendingReplies }) => ({ default: PendingReplies }),
      () => nothing,
    ),
  ),
};

/** Lazy loaded list of pending comments; few readers ever have any. */
export function LazyPendingComments({ as, pending }: LazyPendingCommentsProps) {
  const Place = places[as];
  if (pending.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Place pending={pending} />
    </Suspense>
  );
}
