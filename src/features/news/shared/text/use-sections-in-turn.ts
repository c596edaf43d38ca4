import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import type { StoryWhole } from './story-whole.ts';

/**
 * Brings the sections of a long story into the document one after the other, so that none keeps a frame waiting: while the
 * page is at rest, and once the story is unfolded one after each paint.
 */
export function useSectionsInTurn(whole: StoryWhole, sections: number): void {
  const { isOpen, shown } = useSyncExternalStore(whole.subscribe, whole.get, whole.get);
  useEffect(() => {
    if (shown >= sections) return undefined;
    const next = () => whole.show('one more');
    return isOpen ? afterPaint(next) : whenIdle(next);
  }, [whole, isOpen, shown, sections]);
}
