import { Outlet, RouterContextProvider, useRouter, type AnyRouteMatch } from '@tanstack/react-router';
import { Activity, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { previewRouter } from '../../router-adapter.ts';
import { OpenAppBar } from '../open-app/open-app-bar.tsx';

interface PreviewStageProps {
  readonly matches: readonly AnyRouteMatch[];
  /** called when the first screen is rendered and the browser is idle */
  readonly onRendered: (content: Element) => void;
}

/**
 * Renders a story's page as a navigation to it would, without loading anything and without running effects: as a hidden
 * `Activity`, React renders it at idle priority in small steps.
 */
export function PreviewStage({ matches, onRendered }: PreviewStageProps) {
  const router = useRouter();
  const [view] = useState(() => previewRouter(router, matches));
  // pictures and videos of a document without a window are not loaded
  const [place] = useState(() => document.implementation.createHTMLDocument('').createElement('div'));
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const observer = new MutationObserver(() => {
      // until its code is loaded, a placeholder is rendered
      if (place.querySelector('article h1') === null) return;
      observer.disconnect();
      cancel = whenIdle(() => onRendered(place));
    });
    observer.observe(place, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      cancel?.();
    };
  }, [place, onRendered]);
  return (
    <Activity mode="hidden">
      {createPortal(
        <RouterContextProvider router={view}>
          <Suspense fallback={null}>
            <OpenAppBar />
          </Suspense>
          <Outlet />
        </RouterContextProvider>,
        place,
      )}
    </Activity>
  );
}
