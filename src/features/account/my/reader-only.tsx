import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import type { MyView } from './my-views.ts';
import { useReader } from '../shared/use-reader.ts';

interface ReaderOnlyProps {
  /** the page to return to after signing in */
  readonly view: MyView;
  /** advantage of signing in: `登录后，可以……` */
  readonly invitation: string;
  /** shown until the reader is known */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** A sub-page of 我的 for signed-in readers only. */
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
