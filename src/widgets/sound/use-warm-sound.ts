import { useEffect } from 'react';
import { whenReaderActs } from '#platform/lifecycle/reader-acts.ts';
import { useSound } from './sound-context.ts';

/** Fetches what makes sounds when the reader turns to a page that has some. */
export function useWarmSound(): void {
  const sound = useSound();
  useEffect(() => {
    let isLeft = false;
    void whenReaderActs().then(() => {
      if (!isLeft) sound.warm();
    });
    return () => {
      isLeft = true;
    };
  }, [sound]);
}
