import { useEffect, useState, type ComponentType } from 'react';
import { report } from '#platform/lifecycle/report.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { hasOwnNews } from '#platform/storage/has-local-value.ts';
import { useSession } from '#widgets/session/use-session.ts';

/**
 * 有新进展 and 接着读, which only the device and the reader's account know: loaded once the page is idle, and only where there can
 * be something to show. It is below the first screen, so that it shifts nothing that is seen.
 */
export function OwnStrip() {
  const { signedIn } = useSession();
  const [Blocks, setBlocks] = useState<ComponentType>();
  useEffect(() => {
    if (!signedIn && !hasOwnNews()) return undefined;
    return whenIdle(() => {
      import('./own-blocks.tsx').then(
        ({ OwnBlocks }) => setBlocks(() => OwnBlocks),
        (cause: unknown) => report('own strip', cause),
      );
    });
  }, [signedIn]);
  return Blocks ? <Blocks /> : null;
}
