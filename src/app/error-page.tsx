import { Component, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { isChunkError, reloadPage } from '#platform/lifecycle/chunk-failures.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { ErrorView } from '#ui/state/error-view.tsx';
import { reloadForChunk } from './chunk-reload.ts';
import { describeError } from './describe-error.ts';
import { MissingPage } from './missing-page.tsx';

/** Shown in place of a page whose data or code could not be had: a picture for its status, what happened, what to do. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <ErrorPageGuard>
      <StatusPage
        error={error}
        onRetry={() => {
          // a browser that failed to fetch a part of the app tries no more for the same document; without a network there is
          // none but this
          if (isChunkError(error) && readNetwork().online) return reloadPage();
          reset();
          void router.invalidate();
        }}
      />
    </ErrorPageGuard>
  );
}

const readOnline = () => readNetwork().online;

/** A part of the app that could not be had for want of a network comes with the whole page once there is one again. */
function StatusPage({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const online = useSyncExternalStore(watchNetwork, readOnline, () => true);
  const { statusCode, message, advice } = describeError(error, online);
  useEffect(() => {
    if (!isChunkError(error) || readOnline()) return;
    return watchNetwork(() => reloadForChunk());
  }, [error]);
  if (statusCode === 404) return <MissingPage />;
  return <ErrorView statusCode={statusCode} message={message} advice={advice} onRetry={onRetry} />;
}

/** Spec section 2: what is shown when the error page itself fails. It relies on nothing that could fail again. */
class ErrorPageGuard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main lang="en">
        <p>An error occurred while showing the error page</p>
        <a href="/new/">Go back to home</a>
      </main>
    );
  }
}
