import { useRouteContext, useRouter } from '@tanstack/react-router';
import { storeSettings, type Settings } from '#platform/storage/settings.ts';

/** Settings of this browser, and a setter that applies to the document at once. */
export function useSettings(): readonly [settings: Settings, choose: (changed: Partial<Settings>) => void] {
  const router = useRouter();
  const settings = useRouteContext({ from: '__root__', select: ({ visit }) => visit });
  function choose(changed: Partial<Settings>) {
    storeSettings(changed);
    const { context } = router.options;
    router.update({ context: { ...context, visit: { ...context.visit, ...changed } } });
    void router.invalidate();
  }
  return [settings, choose];
}
