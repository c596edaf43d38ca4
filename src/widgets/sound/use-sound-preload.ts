import { useEffect } from 'react';
import { whenReaderInteracts } from '#platform/lifecycle/reader-interaction.ts';
import { useSound } from './sound-context.ts';

/** Loads the sound player when the reader first interacts with a page that has sounds. */
export function useSoundPreload(): void {
  const sound = useSound();
  useEffect(() => {
    let isLeft = false;
    void whenReaderInteracts().then(() => {
      if (!isLeft) sound.preload();
    });
    return () => {
      isLeft = true;
    };
  }, [sound]);
}
