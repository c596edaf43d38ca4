import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import type { MyView } from './my-views.ts';
import { useReader } from '../shared/use-reader.ts';

interface ReaderOnlyProps {
  /** the page, which is come back to after signing in */
  readonly view: MyView;
  /** what a visitor gets here by signing in: `登录后，可以……` */
  readonly invitation: string;
  /** stands there until it is known who reads */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** A page behind 我的 that only a reader who is known has. */
export function ReaderOnly({ view, invitation, skeleton, children }: ReaderOnlyProps) {
  const reader = useReader();
  switch (reader.kind) {
    case 'loading':
      return skeleton;
    case 'failed':
      return <ErrorState onRetry={reader.onRetry} />;
    case 'visitor':
      return (
        <EmptyState text={invitation}>
          <Link
            to="/login/loginCommon"
            search={{ returnTo: `/my?list=${view}` }}
            preload="intent"
            className={buttonClass('brand')}
          >
            登录
          </Link>
        </EmptyState>
      );
    case 'reader':
      return children;
  }
}
