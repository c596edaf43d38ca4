import { Component, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { isChunkError, reloadPage } from '#platform/lifecycle/chunk-failures.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { ErrorView } from '#ui/state/error-view.tsx';
import { reloadForChunk } from './chunk-reload.ts';
import { describeError } from './describe-error.ts';
import { MissingPage } from './missing-page.tsx';

/** Replaces a page whose data or code failed to load: a picture for the status, what happened and what to do. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <ErrorPageGuard>
      <StatusPage
        error={error}
        onRetry={() => {
          // a browser does not fetch a failed module again within the same document, so reload; offline, the present document
          // is all there is
          if (isChunkError(error) && readNetwork().online) return reloadPage();
          reset();
          void router.invalidate();
        }}
      />
    </ErrorPageGuard>
  );
}

const readOnline = () => readNetwork().online;

/** Tries again once the network is back: reloads the page for a chunk, and loads the data of the page otherwise. */
function StatusPage({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const online = useSyncExternalStore(watchNetwork, readOnline, () => true);
  const { statusCode, ...described } = describeError(error, online);
  useEffect(() => {
    if (statusCode !== 503) return undefined;
    return watchNetwork(() => {
      if (!readOnline()) return;
      if (isChunkError(error)) reloadForChunk();
      else onRetry();
    });
  }, [error, statusCode, onRetry]);
  if (statusCode === 404) return <MissingPage />;
  return <ErrorView statusCode={statusCode} {...described} onRetry={onRetry} />;
}

/** Spec section 2: shown if the error page itself fails, so it depends on nothing that could fail again. */
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
