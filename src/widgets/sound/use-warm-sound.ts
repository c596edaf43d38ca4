import { useEffect } from 'react';
import { whenReaderInteracts } from '#platform/lifecycle/reader-interaction.ts';
import { useSound } from './sound-context.ts';

/** Fetches what makes sounds when the reader turns to a page that has some. */
export function useWarmSound(): void {
  const sound = useSound();
  useEffect(() => {
    let isLeft = false;
    void whenReaderInteracts().then(() => {
      if (!isLeft) sound.warm();
    });
    return () => {
      isLeft = true;
    };
  }, [sound]);
}
