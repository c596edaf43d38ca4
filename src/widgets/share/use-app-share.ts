import { useEffect, useState } from 'react';
import { appBridge, type AppShared } from '#platform/app-bridge/app-bridge.ts';
import type { Poster } from './draw-poster.ts';

interface AppShareParts {
  readonly story: Poster;
  readonly onShared: () => void;
  readonly onClose: () => void;
}

/**
 * Has the newspaper's app share a story, which knows more ways than a page. @returns whether the app is at it; without
 * an app, or with one that refuses, the page's own sheet offers its ways
 */
export function useAppShare({ story, onShared, onClose }: AppShareParts): boolean {
  const [isTheirs, setTheirs] = useState(() => appBridge().isThere);
  useEffect(() => {
    let isAsking = true;
    async function share() {
      const outcome = await appBridge().share(sharedOf(story));
      if (outcome === 'shared') onShared();
      if (!isAsking) return;
      if (outcome === 'refused') setTheirs(false);
      else onClose();
    }
    if (isTheirs) void share();
    return () => {
      isAsking = false;
    };
    // once for the sheet, which does not change what it shares
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  return isTheirs;
}

function sharedOf({ title, summary, url, picture }: Poster): AppShared {
  return {
    title,
    text: summary,
    url,
    ...(picture !== undefined && { picture: new URL(picture, url).href }),
  };
}
