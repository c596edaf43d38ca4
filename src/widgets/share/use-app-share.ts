import { useEffect, useState } from 'react';
import { appBridge, type AppShared } from '#platform/app-bridge/app-bridge.ts';
import type { Poster } from './poster.ts';

interface AppShareParts {
  readonly story: Poster;
  readonly onClose: () => void;
}

/**
 * Shares a story through the newspaper's app. @returns whether the app handles it; without an app, or if it refuses, the page
 * shows its own sheet
 */
export function useAppShare({ story, onClose }: AppShareParts): boolean {
  const [isHandledByApp, setHandledByApp] = useState(() => appBridge().isThere);
  useEffect(() => {
    let isMounted = true;
    async function share() {
      const outcome = await appBridge().share(sharedOf(story));
      if (!isMounted) return;
      if (outcome === 'refused') setHandledByApp(false);
      else onClose();
    }
    if (isHandledByApp) void share();
    return () => {
      isMounted = false;
    };
    // once per sheet: what it shares does not change
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  return isHandledByApp;
}

function sharedOf({ title, summary, url, picture }: Poster): AppShared {
  return {
    title,
    text: summary,
    url,
    ...(picture !== undefined && { picture: new URL(picture, url).href }),
  };
}
