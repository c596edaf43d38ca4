import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { report } from '#platform/lifecycle/report.ts';
import type { SoundQueue } from '#widgets/sound/sound-context.ts';
import { ShellGuard } from './shell-guard.tsx';

interface SoundPlaceProps {
  readonly queue: SoundQueue;
}

/** Mounts the sound player when a page first asks for sound; nothing is loaded before that. */
export function SoundHost({ queue }: SoundPlaceProps) {
  const isWanted = useSyncExternalStore(queue.requested.subscribe, queue.requested.get, () => false);
  const [Layer, setLayer] = useState<ComponentType<SoundPlaceProps>>();
  useEffect(() => {
    if (!isWanted || Layer !== undefined) return;
    import('./sound/sound-layer.tsx').then(
      ({ SoundLayer }) => setLayer(() => SoundLayer),
      (cause: unknown) => {
        report('sound', cause);
        queue.fail();
      },
    );
  }, [isWanted, Layer, queue]);
  if (Layer === undefined) return null;
  return (
    <ShellGuard>
      <Layer queue={queue} />
    </ShellGuard>
  );
}
