import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { columnsClass } from '#ui/list/columns.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { failureText } from '#widgets/notice/failure-text.ts';

interface ChannelFrameProps {
  /** a failed channel is retried when it becomes active */
  readonly isActive: boolean;
  /** number of refreshes so far: a refresh retries a failed channel */
  readonly refreshes: number;
  readonly children: ReactNode;
}

/** Suspense and error boundary of a channel, so that channels do not affect each other. */
export function ChannelFrame({ isActive, refreshes, children }: ChannelFrameProps) {
  return (
    <CatchBoundary getResetKey={() => `${isActive} ${refreshes}`} errorComponent={FailedChannel}>
      <Suspense fallback={<ChannelSkeleton />}>{children}</Suspense>
    </CatchBoundary>
  );
}

function FailedChannel({ error, reset }: ErrorComponentProps) {
  const queries = useQueryErrorResetBoundary();
  return (
    <ErrorState
      text={failureText(error)}
      onRetry={() => {
        queries.reset();
        reset();
      }}
    />
  );
}

/** Skeleton of a channel's stories. */
export function ChannelSkeleton() {
  return (
    <div className={columnsClass} aria-busy="true" aria-label="正在加载" role="status">
      {(['thumb', 'thumb', 'thumb', 'thumb', 'text', 'cover', 'thumb'] as const).map((kind, index) => (
        <SkeletonCard key={index} kind={kind} />
      ))}
    </div>
  );
}
