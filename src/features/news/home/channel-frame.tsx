import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { failureText } from '#widgets/notice/failure-text.ts';

interface ChannelFrameProps {
  /** a channel that failed beside the one that is read is tried again when it is read */
  readonly isActive: boolean;
  /** how often the reader has refreshed the page: what failed before is tried again */
  readonly refreshes: number;
  readonly children: ReactNode;
}

/** Stands around a channel: what it waits for and what fails in it leaves the others alone. */
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

/** Stands for the stories of a channel while they load. */
export function ChannelSkeleton() {
  return (
    <div aria-busy="true" aria-label="正在加载" role="status">
      {(['thumb', 'thumb', 'three', 'thumb', 'cover', 'thumb', 'text'] as const).map((kind, index) => (
        <SkeletonCard key={index} kind={kind} />
      ))}
    </div>
  );
}
