import { useMatches } from '@tanstack/react-router';
import { sharePathOf } from '#lib/story/share-path.ts';
import { isTabTokenAlone } from '#platform/storage/tab-token.ts';
import { deferHydration } from '#widgets/deferred-hydration/deferred-hydration.tsx';

/** Lazy loaded: until the first interaction the server's HTML is shown. */
const Deferred = deferHydration<object>({
  load: async () => (await import('./open-app-bar.deferred.tsx')).LoadedOpenAppBar,
  // the data of a reader whom only the tab knows is loaded once no part waits for an interaction
  isNeededAtOnce: isTabTokenAlone,
});

/**
 * Suggests the app on share pages in a browser. The path is read outside the deferred part: one that changes before the part
 * is hydrated would render another bar than the server did.
 */
export function OpenAppBar() {
  const isShared = useMatches({
    select: (matches) => sharePathOf(matches.at(-1)?.pathname ?? '/') !== undefined,
  });
  return isShared && <Deferred />;
}
